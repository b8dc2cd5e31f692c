/**
 * @generated SignedSource<<ad7bdcb383b22c4d9ca542b797f5e8fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type repeatableLine_price$data = {
  readonly amount: string;
  readonly currencyCode: string;
  readonly " $fragmentType": "repeatableLine_price";
};
export type repeatableLine_price$key = {
  readonly " $data"?: repeatableLine_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_price">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "repeatableLine_price"
};

(node as any).hash = "ba3c673a35c81f5577ae2cf20f873423";

export default node;
