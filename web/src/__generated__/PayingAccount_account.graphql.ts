/**
 * @generated SignedSource<<7db7d16331fa3b3c1757bdfc7ff99488>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayingAccount_account$data = {
  readonly holder: string | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "PayingAccount_account";
};
export type PayingAccount_account$key = {
  readonly " $data"?: PayingAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayingAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayingAccount_account",
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
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "ee575e92a88b8ee0245b4157962acf97";

export default node;
