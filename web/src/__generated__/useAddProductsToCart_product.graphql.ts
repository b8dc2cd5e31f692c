/**
 * @generated SignedSource<<7eaa1816f1e6d7b72a15a404281f51a8>>
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
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_product" | "snapshotOfChoice_product">;
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

(node as any).hash = "5db86f418aea98b1cef60fbdfc759145";

export default node;
