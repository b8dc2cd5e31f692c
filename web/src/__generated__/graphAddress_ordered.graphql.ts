/**
 * @generated SignedSource<<ad16024cb23bc0349eadcb1cff7bbfdb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type graphAddress_ordered$data = {
  readonly city: string;
  readonly countryCode: string;
  readonly crossStreet: string | null | undefined;
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
  readonly postcode: string;
  readonly region: string | null | undefined;
  readonly regionCode: string | null | undefined;
  readonly street: ReadonlyArray<string>;
  readonly telephone: string;
  readonly " $fragmentType": "graphAddress_ordered";
};
export type graphAddress_ordered$key = {
  readonly " $data"?: graphAddress_ordered$data;
  readonly " $fragmentSpreads": FragmentRefs<"graphAddress_ordered">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "graphAddress_ordered"
};

(node as any).hash = "89df12bd31054ed06c397624011a118a";

export default node;
