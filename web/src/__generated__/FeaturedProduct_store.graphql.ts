/**
 * @generated SignedSource<<03b8488cf98023e8eaef72f58da26c7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedProduct_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useVariantChoice_store">;
  readonly " $fragmentType": "FeaturedProduct_store";
};
export type FeaturedProduct_store$key = {
  readonly " $data"?: FeaturedProduct_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedProduct_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedProduct_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVariantChoice_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "ccc1673e158827cec102111ba4720d66";

export default node;
