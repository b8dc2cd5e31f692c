/**
 * @generated SignedSource<<944ef9f92c373fc8e4b8087471803e22>>
 * @relayHash 2f45ab788c39fd9a204615404c11731c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a238d959797b61487a92da1315a152716b03711964bc80fca5ef05645efca131

import { ConcreteRequest } from 'relay-runtime';
export type OrderTotalNowQuery$variables = Record<PropertyKey, never>;
export type OrderTotalNowQuery$data = {
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
export type OrderTotalNowQuery = {
  response: OrderTotalNowQuery$data;
  variables: OrderTotalNowQuery$variables;
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
    "name": "OrderTotalNowQuery",
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
    "name": "OrderTotalNowQuery",
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
    "id": "a238d959797b61487a92da1315a152716b03711964bc80fca5ef05645efca131",
    "metadata": {},
    "name": "OrderTotalNowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d8a4e2a3484610cad37fe73ed6115263";

export default node;
