/**
 * @generated SignedSource<<dbec6386230ae4c43bbdde869034aa35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type measuredLines_orderLine$data = {
  readonly name: string;
  readonly quantity: number;
  readonly sku: string;
  readonly unitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "measuredLines_orderLine";
};
export type measuredLines_orderLine$key = {
  readonly " $data"?: measuredLines_orderLine$data;
  readonly " $fragmentSpreads": FragmentRefs<"measuredLines_orderLine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "measuredLines_orderLine"
};

(node as any).hash = "7c774a48c541c40bb4faac8a46eac222";

export default node;
