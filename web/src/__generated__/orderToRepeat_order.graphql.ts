/**
 * @generated SignedSource<<0ef36d844d3111b51a8f20c0dc982aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderToRepeat_order$data = {
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly product: {
      readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_product">;
    } | null | undefined;
    readonly quantity: number;
    readonly sku: string;
    readonly unitPrice: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  }>;
  readonly " $fragmentType": "orderToRepeat_order";
};
export type orderToRepeat_order$key = {
  readonly " $data"?: orderToRepeat_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"orderToRepeat_order">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "orderToRepeat_order"
};

(node as any).hash = "eb863755a074350e6bba8d3885d4b4d8";

export default node;
