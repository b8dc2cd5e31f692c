/**
 * @generated SignedSource<<5f37ce9f0b1481cc972ce452fb6c8f97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type measuredLines_line$data = {
  readonly name: string;
  readonly quantity: number;
  readonly sku: string;
  readonly unitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "measuredLines_line";
};
export type measuredLines_line$key = {
  readonly " $data"?: measuredLines_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"measuredLines_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "measuredLines_line"
};

(node as any).hash = "a45d1515b1244755aa87777b5b504f97";

export default node;
