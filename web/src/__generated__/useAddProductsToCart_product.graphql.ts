/**
 * @generated SignedSource<<27a4a4c03e33dd740ea48f2bb92a594f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAddProductsToCart_product$data = {
  readonly name: string;
  readonly sku: string;
  readonly " $fragmentSpreads": FragmentRefs<"snapshotOfChoice_product">;
  readonly " $fragmentType": "useAddProductsToCart_product";
};
export type useAddProductsToCart_product$key = {
  readonly " $data"?: useAddProductsToCart_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAddProductsToCart_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAddProductsToCart_product"
};

(node as any).hash = "6b812a6286f068015c3010534ffc2018";

export default node;
