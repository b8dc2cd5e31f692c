/**
 * @generated SignedSource<<25e5ed6d8d3d82e4296a9ba40e5c4bc2>>
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

(node as any).hash = "d04867de039b97da09dd0128d54ee827";

export default node;
