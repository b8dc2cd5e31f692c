/**
 * @generated SignedSource<<e07511f7f07fef7fc9e8eafc5ecb6158>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WalletBalance_customer$data = {
  readonly wallet: {
    readonly balance: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
    readonly isBalanceKnown: boolean;
  } | null | undefined;
  readonly " $fragmentType": "WalletBalance_customer";
};
export type WalletBalance_customer$key = {
  readonly " $data"?: WalletBalance_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletBalance_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletBalance_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Wallet",
      "kind": "LinkedField",
      "name": "wallet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBalanceKnown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Amount_money"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "46cb32e6fc12a67d278b693941992a06";

export default node;
