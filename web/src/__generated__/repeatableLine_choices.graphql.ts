/**
 * @generated SignedSource<<5163b32b246487c0520ab818614e0c03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type repeatableLine_choices$data = {
  readonly bundleOptions: ReadonlyArray<{
    readonly optionId: string;
    readonly quantity: number | null | undefined;
    readonly selectionIds: ReadonlyArray<string>;
  }>;
  readonly customOptions: ReadonlyArray<{
    readonly optionId: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "repeatableLine_choices";
};
export type repeatableLine_choices$key = {
  readonly " $data"?: repeatableLine_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_choices">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "repeatableLine_choices"
};

(node as any).hash = "f4d4608d22f1500d723351bfc5ed94b8";

export default node;
