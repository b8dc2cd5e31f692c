/**
 * @generated SignedSource<<e852dd7fe4a869fe67cc02fcdab91dfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useProvenLine_account$data = {
  readonly isProven: boolean;
  readonly line: {
    readonly amount: string;
  } | null | undefined;
  readonly " $fragmentType": "useProvenLine_account";
};
export type useProvenLine_account$key = {
  readonly " $data"?: useProvenLine_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProvenLine_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProvenLine_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProven",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "f1d92c076c164f964e43d279a66f170e";

export default node;
