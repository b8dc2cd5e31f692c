/**
 * @generated SignedSource<<948521e9d105fbbe3a5fe3bef2693b84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddToCartButton_variant$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useAddToCart_variant">;
  readonly " $fragmentType": "AddToCartButton_variant";
};
export type AddToCartButton_variant$key = {
  readonly " $data"?: AddToCartButton_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddToCartButton_variant",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAddToCart_variant"
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "0bc67374c775cadaf8c7b2c42df5e31d";

export default node;
