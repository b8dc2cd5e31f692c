/**
 * @generated SignedSource<<e5a64678f9205c15af6d10967d01b47b>>
 * @relayHash 6481218625c99dbbe6783a5eae076160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37bad09a23126f5aa0dbff667707ebc6bd97ce42a908d40206dabbfecef594b

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
            "kind": "ScalarField",
            "name": "externalCheckoutUrl",
            "storageKey": null
          },
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
    "id": "b37bad09a23126f5aa0dbff667707ebc6bd97ce42a908d40206dabbfecef594b",
    "metadata": {},
    "name": "CartButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "56316ee19a4692c3033d3d5cd05013eb";

export default node;
