/**
 * @generated SignedSource<<f99df92b2308888442224089f6221749>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAddPieces_product$data = {
  readonly name: string;
  readonly sku: string;
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_product" | "snapshotOfChoice_product">;
  readonly " $fragmentType": "useAddPieces_product";
};
export type useAddPieces_product$key = {
  readonly " $data"?: useAddPieces_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAddPieces_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAddPieces_product"
};

(node as any).hash = "df100bb2647881565111e9132fd88abb";

export default node;
