/**
 * @generated SignedSource<<e576150ebf27df6a6707f5e53f26cf49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WizardSteps_credit$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StepContent_credit" | "useLoanChoice_credit">;
  readonly " $fragmentType": "WizardSteps_credit";
};
export type WizardSteps_credit$key = {
  readonly " $data"?: WizardSteps_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardSteps_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "customer"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardSteps_credit",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "customer",
          "variableName": "customer"
        },
        {
          "kind": "Variable",
          "name": "kind",
          "variableName": "kind"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useLoanChoice_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepContent_credit"
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "3cdf8a239aebcada2ba076637fa78b53";

export default node;
