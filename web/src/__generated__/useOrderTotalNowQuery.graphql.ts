/**
 * @generated SignedSource<<4572694a97395b98a5b030630ebe0ef9>>
 * @relayHash 80a742792c0264d6249e2ec4e412f5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab3341aee9fc1314bd7bd6ba2d870102c793882f617225f72b15d65c7b07e6c5

import { ConcreteRequest } from 'relay-runtime';
export type useOrderTotalNowQuery$variables = Record<PropertyKey, never>;
export type useOrderTotalNowQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly totals: {
        readonly grandTotal: {
          readonly amount: string;
          readonly currencyCode: string;
        };
      } | null | undefined;
    } | null | undefined;
  };
};
export type useOrderTotalNowQuery = {
  response: useOrderTotalNowQuery$data;
  variables: useOrderTotalNowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "CartTotals",
  "kind": "LinkedField",
  "name": "totals",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "grandTotal",
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
    "name": "useOrderTotalNowQuery",
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
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
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
    "name": "useOrderTotalNowQuery",
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
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
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
    "id": "ab3341aee9fc1314bd7bd6ba2d870102c793882f617225f72b15d65c7b07e6c5",
    "metadata": {},
    "name": "useOrderTotalNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1ca4a241f4ad2bf0bca63a68b3f6e72";

export default node;
