/**
 * @generated SignedSource<<8992a334cfac2a559915099a22027aa9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PromotionPage_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedProduct_store">;
  readonly " $fragmentType": "PromotionPage_store";
};
export type PromotionPage_store$key = {
  readonly " $data"?: PromotionPage_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionPage_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionPage_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeaturedProduct_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "df541a0fba229f5d2739cea60cf7473e";

export default node;
