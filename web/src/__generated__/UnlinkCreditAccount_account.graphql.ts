/**
 * @generated SignedSource<<0eeccd6dd121c3a628a47aa82076ac17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UnlinkCreditAccount_account$data = {
  readonly id: string;
  readonly isProven: boolean;
  readonly " $fragmentType": "UnlinkCreditAccount_account";
};
export type UnlinkCreditAccount_account$key = {
  readonly " $data"?: UnlinkCreditAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnlinkCreditAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnlinkCreditAccount_account",
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
      "name": "isProven",
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "ffcd971b4e3fdc40d5b240c0c7335ed4";

export default node;
