/**
 * @generated SignedSource<<7dac65ce845eb67a09c5d8b4ab249f84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditCustomer = "HOME" | "NEW" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OtherApplication_application$data = {
  readonly customer: CreditCustomer | null | undefined;
  readonly kind: CreditKind;
  readonly " $fragmentType": "OtherApplication_application";
};
export type OtherApplication_application$key = {
  readonly " $data"?: OtherApplication_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherApplication_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherApplication_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "a49b3cc166c5bc9449b03fcf5cfc31c4";

export default node;
