/**
 * @generated SignedSource<<2f40ece5e4c55937b873ccdd0d091b9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type isSoldOut_line$data = {
  readonly stock: {
    readonly quantity: number | null | undefined;
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentType": "isSoldOut_line";
};
export type isSoldOut_line$key = {
  readonly " $data"?: isSoldOut_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"isSoldOut_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "isSoldOut_line"
};

(node as any).hash = "63c1aa3363cd90aa4213f02b87659de0";

export default node;
