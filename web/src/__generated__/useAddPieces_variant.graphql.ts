/**
 * @generated SignedSource<<c3871b4454b7867e5c09681ee4445933>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAddPieces_variant$data = {
  readonly sku: string;
  readonly " $fragmentSpreads": FragmentRefs<"measuredItem_variant" | "snapshotOfChoice_variant">;
  readonly " $fragmentType": "useAddPieces_variant";
};
export type useAddPieces_variant$key = {
  readonly " $data"?: useAddPieces_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAddPieces_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useAddPieces_variant"
};

(node as any).hash = "8103045d23f9751b28fd9d14a3c59185";

export default node;
