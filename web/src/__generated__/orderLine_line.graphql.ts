/**
 * @generated SignedSource<<994625106d09805a8347c8a6359fd858>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderLine_line$data = {
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

(node as any).hash = "3e8441b39b804719fcc5195980b38fdb";

export default node;
