/**
 * @generated SignedSource<<d3d3abf659d964248b6f4fcf0ebf1a65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type ServiceKind = "ASSEMBLY" | "INSTALLATION" | "OTHER" | "REMOVAL" | "WARRANTY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type cartServices_line$data = {
  readonly name: string;
  readonly optionsChecksum: string | null | undefined;
  readonly product: {
    readonly service?: {
      readonly kind: ServiceKind;
    } | null | undefined;
    readonly services: ReadonlyArray<{
      readonly sku: string;
    }> | null | undefined;
  } | null | undefined;
  readonly quantity: number;
  readonly sku: string;
  readonly " $fragmentType": "cartServices_line";
};
export type cartServices_line$key = {
  readonly " $data"?: cartServices_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"cartServices_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cartServices_line"
};

(node as any).hash = "af057979a119176492b162a18f13c498";

export default node;
