/**
 * @generated SignedSource<<3a7dc6e4843d1d63e5d0dbfbbe9bc291>>
 * @relayHash b76de2346b9e4a1ab88653ccf0a4e2dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98df8683ffbd9e8abe703ab059e8ba1dfc4c7611f5dea4059822bb7b93a219cd

import { ConcreteRequest } from 'relay-runtime';
export type CartButtonQuery$variables = Record<PropertyKey, never>;
export type CartButtonQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly totalQuantity: number;
    } | null | undefined;
  };
};
export type CartButtonQuery = {
  response: CartButtonQuery$data;
  variables: CartButtonQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalQuantity",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartButtonQuery",
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
    "name": "CartButtonQuery",
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
    "id": "98df8683ffbd9e8abe703ab059e8ba1dfc4c7611f5dea4059822bb7b93a219cd",
    "metadata": {},
    "name": "CartButtonQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4da7819452ca1d4cb1761f0aa8761e57";

export default node;
