/**
 * @generated SignedSource<<5c958a6741d8260fb50721a2293322db>>
 * @relayHash 5242d3938dc6225ce5f734e9dda5b330
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b303dd36587948994136f86482ccf3a4d643a0ea89626ec73bebcf0c09caf8e6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCheckoutAddressQuery$variables = Record<PropertyKey, never>;
export type useCheckoutAddressQuery$data = {
  readonly store: {
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutButton_store">;
  };
};
export type useCheckoutAddressQuery = {
  response: useCheckoutAddressQuery$data;
  variables: useCheckoutAddressQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCheckoutAddressQuery",
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
            "name": "CheckoutButton_store"
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
    "name": "useCheckoutAddressQuery",
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
            "kind": "ScalarField",
            "name": "externalCheckoutUrl",
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
    "id": "b303dd36587948994136f86482ccf3a4d643a0ea89626ec73bebcf0c09caf8e6",
    "metadata": {},
    "name": "useCheckoutAddressQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2d64586b0e855a3408cb636859b15545";

export default node;
