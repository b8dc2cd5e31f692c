/**
 * @generated SignedSource<<25a65272cd735774fd196f99ebb2516b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReviewStep_application$data = {
  readonly missingSteps: ReadonlyArray<CreditStepCode>;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAnswers_application" | "SellerCode_application" | "SubmitForm_application">;
  readonly " $fragmentType": "ReviewStep_application";
};
export type ReviewStep_application$key = {
  readonly " $data"?: ReviewStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingSteps",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewAnswers_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SellerCode_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubmitForm_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "d67f1deb1fd7c77180e4a42600851a07";

export default node;
