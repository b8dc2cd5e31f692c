/**
 * @generated SignedSource<<c088061b2365935f7eeb12736e38f04c>>
 * @relayHash f870b6f8f0eb506f68fdc9f3cc8b980f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e18b93ed2b3d13d3b500a3f8c77d8b0aea6c6c259f9ee008247b8f25ad3807f

import { ConcreteRequest } from 'relay-runtime';
export type CustomerWishesQuery$variables = Record<PropertyKey, never>;
export type CustomerWishesQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly wishLists: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly itemCount: number;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type CustomerWishesQuery = {
  response: CustomerWishesQuery$data;
  variables: CustomerWishesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    }
  ],
  "concreteType": "WishListConnection",
  "kind": "LinkedField",
  "name": "wishLists",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WishList",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "wishLists(first:20)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomerWishesQuery",
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
              (v1/*:: as any*/)
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
    "name": "CustomerWishesQuery",
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
              (v1/*:: as any*/),
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6e18b93ed2b3d13d3b500a3f8c77d8b0aea6c6c259f9ee008247b8f25ad3807f",
    "metadata": {},
    "name": "CustomerWishesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31ba502b0f56a80b55054ea0816189ab";

export default node;
