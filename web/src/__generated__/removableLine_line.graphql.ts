/**
 * @generated SignedSource<<2eb9e59de204f64f27701c1eba3f18b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type removableLine_line$data = {
  readonly choices: {
    readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_choices">;
  };
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_option">;
  }>;
  readonly optionsChecksum: string | null | undefined;
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

(node as any).hash = "39b589966cf8b57045e9b0c1bedc260f";

export default node;
