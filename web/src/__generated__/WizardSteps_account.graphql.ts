/**
 * @generated SignedSource<<a74d6e5e5ac277e467e56def7a0a6cd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WizardSteps_account$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AccountStep_account" | "useProvenLine_account">;
  readonly " $fragmentType": "WizardSteps_account";
};
export type WizardSteps_account$key = {
  readonly " $data"?: WizardSteps_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardSteps_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardSteps_account",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProvenLine_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountStep_account"
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "249d29516302cd1a8e4750c3b661b516";

export default node;
