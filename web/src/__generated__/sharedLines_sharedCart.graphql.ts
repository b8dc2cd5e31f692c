/**
 * @generated SignedSource<<0e68f096c3bc0bb1b1c576ea22504a07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type sharedLines_sharedCart$data = {
  readonly lines: ReadonlyArray<{
    readonly choices: {
      readonly " $fragmentSpreads": FragmentRefs<"chosenAgain_choices">;
    };
    readonly name: string | null | undefined;
    readonly options: ReadonlyArray<{
      readonly label: string;
      readonly value: string;
    }>;
    readonly optionsChecksum: string | null | undefined;
    readonly product: {
      readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_product">;
    } | null | undefined;
    readonly quantity: number;
    readonly sku: string;
    readonly unitPrice: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_variant">;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "sharedLines_sharedCart";
};
export type sharedLines_sharedCart$key = {
  readonly " $data"?: sharedLines_sharedCart$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedLines_sharedCart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sharedLines_sharedCart"
};

(node as any).hash = "bbef4f73fe2704bbf079edb4f0da94d6";

export default node;
