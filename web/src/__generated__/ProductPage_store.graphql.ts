/**
 * @generated SignedSource<<21f17093d3d9c93494786c1c39497635>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductPage_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useVariantChoice_store">;
  readonly " $fragmentType": "ProductPage_store";
};
export type ProductPage_store$key = {
  readonly " $data"?: ProductPage_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_store",
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

(node as any).hash = "1b1c9e119a0ca6804b809477a160829d";

export default node;
