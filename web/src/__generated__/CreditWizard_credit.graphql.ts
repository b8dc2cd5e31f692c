/**
 * @generated SignedSource<<369d9279d48f9ebb9e7e8765b9fa781a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditWizard_credit$data = {
  readonly " $fragmentSpreads": FragmentRefs<"WizardSteps_credit">;
  readonly " $fragmentType": "CreditWizard_credit";
};
export type CreditWizard_credit$key = {
  readonly " $data"?: CreditWizard_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditWizard_credit">;
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
  "name": "CreditWizard_credit",
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
      "name": "WizardSteps_credit"
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "2c150504462c1844657493a6636c3edb";

export default node;
