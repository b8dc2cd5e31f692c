/**
 * @generated SignedSource<<7709c226f9c9deb09ada67685d2203f5>>
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
    readonly unitPriceNow: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_price">;
    } | null | undefined;
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_variant">;
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

(node as any).hash = "fdb593b3ac293fdedbdca4ad5dc75ded";

export default node;
