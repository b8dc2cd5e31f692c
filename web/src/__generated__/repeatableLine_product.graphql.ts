/**
 * @generated SignedSource<<432574c1acbe81b0060557826a374784>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type repeatableLine_product$data = {
  readonly __typename: string;
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly urlPath: string;
  readonly " $fragmentType": "repeatableLine_product";
};
export type repeatableLine_product$key = {
  readonly " $data"?: repeatableLine_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "repeatableLine_product"
};

(node as any).hash = "af8915ad29c8d45fe93b55a73e2cadcd";

export default node;
