/**
 * @generated SignedSource<<b712662bc50f69ab4d33881a978c208f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type snapshotOfLine_product$data = {
  readonly __typename: string;
  readonly id: string;
  readonly media: ReadonlyArray<{
    readonly alt: string;
    readonly path: string;
    readonly placeholderColor: string;
  }>;
  readonly urlPath: string;
  readonly " $fragmentType": "snapshotOfLine_product";
};
export type snapshotOfLine_product$key = {
  readonly " $data"?: snapshotOfLine_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"snapshotOfLine_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "snapshotOfLine_product"
};

(node as any).hash = "76555b54dbd1da597764b59325dced51";

export default node;
