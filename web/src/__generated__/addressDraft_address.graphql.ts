/**
 * @generated SignedSource<<5ee8f28350bbb95a1959f6d1da99025f>>
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
  readonly crossStreet: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
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

(node as any).hash = "08769778437dc6aa9a7a1ddac9d85ef3";

export default node;
