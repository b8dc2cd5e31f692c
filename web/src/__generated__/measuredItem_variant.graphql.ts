/**
 * @generated SignedSource<<6b338716a13aca83c5bd8282d34c93b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type measuredItem_variant$data = {
  readonly price: {
    readonly discountPercent: number;
    readonly final: {
      readonly amount: string;
    };
  };
  readonly sku: string;
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentType": "measuredItem_variant";
};
export type measuredItem_variant$key = {
  readonly " $data"?: measuredItem_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "measuredItem_variant"
};

(node as any).hash = "7ecf6f27c50e22709538016c04e600a5";

export default node;
