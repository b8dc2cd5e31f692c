/**
 * @generated SignedSource<<9e150f4e650e6d2c4b7d8568a5aa77a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderLine_line$data = {
  readonly canceledQuantity: number;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly quantity: number;
  readonly rowTotal: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly sku: string;
  readonly unitPrice: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "orderLine_line";
};
export type orderLine_line$key = {
  readonly " $data"?: orderLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderLine_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderLine_line"
};

(node as any).hash = "5903e2052f7d23606115b890bc63f94e";

export default node;
