/**
 * @generated SignedSource<<f1ac621fd7bbab7109e1643357e67fdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type chosenAgain_choices$data = {
  readonly bundleOptions: ReadonlyArray<{
    readonly optionId: string;
    readonly quantity: number | null | undefined;
    readonly selectionIds: ReadonlyArray<string>;
  }>;
  readonly customOptions: ReadonlyArray<{
    readonly optionId: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "chosenAgain_choices";
};
export type chosenAgain_choices$key = {
  readonly " $data"?: chosenAgain_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"chosenAgain_choices">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "chosenAgain_choices"
};

(node as any).hash = "c242175a1e8653029a0aeac3642c8f66";

export default node;
