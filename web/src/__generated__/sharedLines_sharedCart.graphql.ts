/**
 * @generated SignedSource<<643f7ea1683f208c63540fd50f2737d0>>
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
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_choices">;
    };
    readonly name: string | null | undefined;
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
    } | null | undefined;
    readonly variant: {
      readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_variant">;
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

(node as any).hash = "77ceefc7e67e4af6849fe5437d6ddb56";

export default node;
