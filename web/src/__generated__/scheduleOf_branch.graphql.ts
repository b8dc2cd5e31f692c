/**
 * @generated SignedSource<<ba942e0bb2ca4b1d0456520838ae0308>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type scheduleOf_branch$data = {
  readonly opening: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly day: number;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }>;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentType": "scheduleOf_branch";
};
export type scheduleOf_branch$key = {
  readonly " $data"?: scheduleOf_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"scheduleOf_branch">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "scheduleOf_branch"
};

(node as any).hash = "7e4058c90f24681e7d77101dbeceae26";

export default node;
