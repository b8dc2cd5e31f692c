/**
 * @generated SignedSource<<99bfedf0b7db55d8b108de1af6982cf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type measuredItem_product$data = {
  readonly brand: string | null | undefined;
  readonly name: string;
  readonly price: {
    readonly discountPercent: number;
    readonly final: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly sku: string;
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentType": "measuredItem_product";
};
export type measuredItem_product$key = {
  readonly " $data"?: measuredItem_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "measuredItem_product"
};

(node as any).hash = "695fba25a39bbf3221b5e02a4e5c76f7";

export default node;
