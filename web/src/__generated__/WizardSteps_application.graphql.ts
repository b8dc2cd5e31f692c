/**
 * @generated SignedSource<<3866686c8b59f8033973976186a6cd72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WizardSteps_application$data = {
  readonly id: string;
  readonly number: string | null | undefined;
  readonly offer: {
    readonly " $fragmentSpreads": FragmentRefs<"WizardPanel_offer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StepContent_application" | "useLoanChoice_application" | "useWizardProgress_application">;
  readonly " $fragmentType": "WizardSteps_application";
};
export type WizardSteps_application$key = {
  readonly " $data"?: WizardSteps_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardSteps_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardSteps_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWizardProgress_application"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WizardPanel_offer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLoanChoice_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StepContent_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "9898f93b169d9f2f05c5b41d666f27e4";

export default node;
