/**
 * @generated SignedSource<<fd0a65632e974646f127923f27ee69e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewAnswers_application$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useCreditAnswers_application" | "usePersonAnswers_application">;
  readonly " $fragmentType": "ReviewAnswers_application";
};
export type ReviewAnswers_application$key = {
  readonly " $data"?: ReviewAnswers_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAnswers_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewAnswers_application",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCreditAnswers_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePersonAnswers_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "05fa11f6bbf4519c7853159086da2458";

export default node;
