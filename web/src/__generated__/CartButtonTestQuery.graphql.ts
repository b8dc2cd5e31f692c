/**
 * @generated SignedSource<<cb9c1588ff0c3c8e09f51bea7939df88>>
 * @relayHash bf7aada8e48b701953a7a134fb298486
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc260b964df42e6be77eb000c90073d0c7efc06ae27d273b2f73583b0539629c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartButtonTestQuery$variables = Record<PropertyKey, never>;
export type CartButtonTestQuery$data = {
  readonly store: {
    readonly " $fragmentSpreads": FragmentRefs<"CartButton_store">;
  };
};
export type CartButtonTestQuery = {
  response: CartButtonTestQuery$data;
  variables: CartButtonTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartButton_store"
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
    "name": "CartButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CartSettings",
            "kind": "LinkedField",
            "name": "cartSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "counter",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "bc260b964df42e6be77eb000c90073d0c7efc06ae27d273b2f73583b0539629c",
    "metadata": {},
    "name": "CartButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "56316ee19a4692c3033d3d5cd05013eb";

export default node;
