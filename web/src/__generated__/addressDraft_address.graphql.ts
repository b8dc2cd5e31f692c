/**
 * @generated SignedSource<<4b95dcad4870c50754b61d0f5964dca3>>
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

(node as any).hash = "cc16f577f40185bdf092a8270e31e9ad";

export default node;
