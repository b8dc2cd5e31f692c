/**
 * @generated SignedSource<<7e9c1389932b95e1e2d7f186107dcde5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type removableLine_line$data = {
  readonly choices: {
    readonly " $fragmentSpreads": FragmentRefs<"chosenAgain_choices">;
  };
  readonly name: string;
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
  };
  readonly variant: {
    readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_variant">;
  } | null | undefined;
  readonly " $fragmentType": "removableLine_line";
};
export type removableLine_line$key = {
  readonly " $data"?: removableLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"removableLine_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "removableLine_line"
};

(node as any).hash = "dab5c0cce5e2aaa0650cb845282973ec";

export default node;
