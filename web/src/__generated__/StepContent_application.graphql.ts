/**
 * @generated SignedSource<<e7a1d69f407ad00ad7861e041032931f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StepContent_application$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressStep_application" | "ApplicantStep_application" | "DepositStep_application" | "IdentificationStep_application" | "InsuranceStep_application" | "LiveTestStep_application" | "LoanStep_application" | "ReferenceStep_application" | "ReviewStep_application" | "TelephoneStep_application">;
  readonly " $fragmentType": "StepContent_application";
};
export type StepContent_application$key = {
  readonly " $data"?: StepContent_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepContent_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepContent_application",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoanStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicantStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TelephoneStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReferenceStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IdentificationStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiveTestStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InsuranceStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DepositStep_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStep_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "4848ceda73f06443d1fbbf7781abb3fa";

export default node;
