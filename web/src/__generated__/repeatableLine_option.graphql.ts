/**
 * @generated SignedSource<<4ad7ba77485ec9b755a967893819dcb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type repeatableLine_option$data = {
  readonly label: string;
  readonly value: string;
  readonly " $fragmentType": "repeatableLine_option";
};
export type repeatableLine_option$key = {
  readonly " $data"?: repeatableLine_option$data;
  readonly " $fragmentSpreads": FragmentRefs<"repeatableLine_option">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "repeatableLine_option"
};

(node as any).hash = "27db20c30bad8a2d85074a3e24b2b1d6";

export default node;
