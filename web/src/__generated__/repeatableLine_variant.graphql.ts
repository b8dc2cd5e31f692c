/**
 * @generated SignedSource<<168c806ce2a51f1e3d1b7e1a2c72b95e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type repeatableLine_variant$data = {
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly " $fragmentType": "repeatableLine_variant";
};
export type repeatableLine_variant$key = {
  readonly " $data"?: repeatableLine_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_variant">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "repeatableLine_variant"
};

(node as any).hash = "32f8a00a6efc7d70e51449f8666f320e";

export default node;
