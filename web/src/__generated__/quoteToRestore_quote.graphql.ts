/**
 * @generated SignedSource<<e06e77c258f2a42de4f149b270f68941>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type quoteToRestore_quote$data = {
  readonly id: string;
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
    readonly unitPriceNow: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_variant">;
    } | null | undefined;
  }>;
  readonly name: string;
  readonly " $fragmentType": "quoteToRestore_quote";
};
export type quoteToRestore_quote$key = {
  readonly " $data"?: quoteToRestore_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"quoteToRestore_quote">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "quoteToRestore_quote"
};

(node as any).hash = "4231e40307fd087af6c5a414f1ea603c";

export default node;
