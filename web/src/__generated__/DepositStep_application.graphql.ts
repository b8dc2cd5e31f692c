/**
 * @generated SignedSource<<f05f452264efedd010db85b8db77fe53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DepositStep_application$data = {
  readonly depositHint: string | null | undefined;
  readonly " $fragmentType": "DepositStep_application";
};
export type DepositStep_application$key = {
  readonly " $data"?: DepositStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositStep_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositHint",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "232cd0326948982f052dd660d3c73ed7";

export default node;
