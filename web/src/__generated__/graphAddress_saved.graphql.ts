/**
 * @generated SignedSource<<a938e5350528857d30af3908475501e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type graphAddress_saved$data = {
  readonly city: string;
  readonly company: string | null | undefined;
  readonly countryCode: string | null | undefined;
  readonly crossStreet: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
  readonly postcode: string;
  readonly region: string | null | undefined;
  readonly regionCode: string | null | undefined;
  readonly street: ReadonlyArray<string>;
  readonly taxId: string | null | undefined;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "graphAddress_saved";
};
export type graphAddress_saved$key = {
  readonly " $data"?: graphAddress_saved$data;
  readonly " $fragmentSpreads": FragmentRefs<"graphAddress_saved">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "graphAddress_saved"
};

(node as any).hash = "a971aefdd69e7b7c261fdc4e12409dd0";

export default node;
