/**
 * @generated SignedSource<<964d2f699d4d87025e459639ac317bfb>>
 * @relayHash d5dd41ddd745dcef5334e5b6d57d7f0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fa3ae7a16d872932c5b6a1571681ee22a949cf0c99fbd1464e6c0e4921dbdac

import { ConcreteRequest } from 'relay-runtime';
export type useWalletBalanceQuery$variables = Record<PropertyKey, never>;
export type useWalletBalanceQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly wallet: {
        readonly balance: {
          readonly amount: string;
          readonly currencyCode: string;
        };
        readonly isBalanceKnown: boolean;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useWalletBalanceQuery = {
  response: useWalletBalanceQuery$data;
  variables: useWalletBalanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWalletBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWalletBalanceQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5fa3ae7a16d872932c5b6a1571681ee22a949cf0c99fbd1464e6c0e4921dbdac",
    "metadata": {},
    "name": "useWalletBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "48c9531715b7cd643f0e696a54e5b241";

export default node;
