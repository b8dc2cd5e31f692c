/**
 * @generated SignedSource<<32e8c5e13acb926201ac9a8039be8468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type orderToRepeat_order$data = {
  readonly lines: ReadonlyArray<{
    readonly choices: {
      readonly " $fragmentSpreads": FragmentRefs<"chosenAgain_choices">;
    };
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
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_variant">;
    } | null | undefined;
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

(node as any).hash = "b7ac1d0c0c126694f27e7ac560c315a9";

export default node;
