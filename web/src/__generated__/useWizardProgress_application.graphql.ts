/**
 * @generated SignedSource<<06f36be32ed48c02bfbcff9e5fdd769e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useWizardProgress_application$data = {
  readonly steps: ReadonlyArray<{
    readonly code: CreditStepCode;
    readonly isDone: boolean;
    readonly isRequired: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "useWizardProgress_application";
};
export type useWizardProgress_application$key = {
  readonly " $data"?: useWizardProgress_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWizardProgress_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWizardProgress_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "414b4fd8acc570cc4efed5ed89be4b63";

export default node;
