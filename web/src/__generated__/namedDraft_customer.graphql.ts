/**
 * @generated SignedSource<<c6f28d05b11f0a3941bce6c5de249e11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type namedDraft_customer$data = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
  readonly " $fragmentType": "namedDraft_customer";
};
export type namedDraft_customer$key = {
  readonly " $data"?: namedDraft_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"namedDraft_customer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "namedDraft_customer"
};

(node as any).hash = "f0c6c6713364a3f4d64ca65787b4350c";

export default node;
