/**
 * @generated SignedSource<<2ef7d18508faff3d11149e13cc166386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LiveTestStep_application$data = {
  readonly number: string | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly code: CreditStepCode;
    readonly isDone: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "LiveTestStep_application";
};
export type LiveTestStep_application$key = {
  readonly " $data"?: LiveTestStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiveTestStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiveTestStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "8fe8163f1e2af152939703326dac8ec1";

export default node;
