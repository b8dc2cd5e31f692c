/**
 * @generated SignedSource<<3c019514c951e6fc5e0e304797fabc19>>
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
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_choices">;
    };
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_option">;
    }>;
    readonly product: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_product">;
    } | null | undefined;
    readonly quantity: number;
    readonly sku: string;
    readonly unitPrice: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_price">;
    };
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_variant">;
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

(node as any).hash = "f8a9d02274d3a22f4ab7164edd1f7dee";

export default node;
