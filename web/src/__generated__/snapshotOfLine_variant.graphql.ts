/**
 * @generated SignedSource<<b0716e60dc6184e59e0f7688f0bd7f7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type snapshotOfLine_variant$data = {
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly " $fragmentType": "snapshotOfLine_variant";
};
export type snapshotOfLine_variant$key = {
  readonly " $data"?: snapshotOfLine_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "snapshotOfLine_variant"
};

(node as any).hash = "04272e81a4e73728ad2660adc6c13005";

export default node;
