/**
 * @generated SignedSource<<c81f2a7db01a9ea1a40dfe90e7cc1236>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddToCartButton_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAddToCart_product">;
  readonly " $fragmentType": "AddToCartButton_product";
};
export type AddToCartButton_product$key = {
  readonly " $data"?: AddToCartButton_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCartButton_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAddToCart_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "20ae1f6d15bf33e3001982b6ed80dc59";

export default node;
