/**
 * @generated SignedSource<<2f769ea92efbcde21fdd3420e49dc566>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StepContent_credit$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountStep_credit" | "AddressStep_credit" | "DepositStep_credit" | "InsuranceStep_credit" | "ReferenceStep_credit">;
  readonly " $fragmentType": "StepContent_credit";
};
export type StepContent_credit$key = {
  readonly " $data"?: StepContent_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepContent_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepContent_credit",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountStep_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressStep_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReferenceStep_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InsuranceStep_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositStep_credit"
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "32973f129da6e95715927ccdee6f05f4";

export default node;
