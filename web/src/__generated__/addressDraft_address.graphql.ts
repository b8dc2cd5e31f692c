/**
 * @generated SignedSource<<9ee41a2cafa9bae6056d75f1c1c510eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type addressDraft_address$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly postcode: string;
  readonly regionCode: string | null | undefined;
  readonly street: ReadonlyArray<string>;
  readonly taxId: string | null | undefined;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "addressDraft_address";
};
export type addressDraft_address$key = {
  readonly " $data"?: addressDraft_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressDraft_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressDraft_address"
};

(node as any).hash = "a7d1bad4f1989e5e303dd43c8a26d12c";

export default node;
