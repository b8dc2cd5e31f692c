/**
 * @generated SignedSource<<72d0de08a23bfd4b839bd7c233ce6a81>>
 * @relayHash 967c9ceec2899e1d40487a7b669c8d81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e460239455723e2ea43d679af5ae9a49594e0447f72491c8bfbaac6b87c9fe5

import { ConcreteRequest } from 'relay-runtime';
export type WishDialogListsQuery$variables = {
  sku: string;
};
export type WishDialogListsQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly wishLists: {
        readonly nodes: ReadonlyArray<{
          readonly hasProduct: boolean;
          readonly id: string;
          readonly name: string;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type WishDialogListsQuery = {
  response: WishDialogListsQuery$data;
  variables: WishDialogListsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sku"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "sku",
              "variableName": "sku"
            }
          ],
          "kind": "ScalarField",
          "name": "hasProduct",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WishDialogListsQuery",
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
              (v2/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WishDialogListsQuery",
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
              (v2/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e460239455723e2ea43d679af5ae9a49594e0447f72491c8bfbaac6b87c9fe5",
    "metadata": {},
    "name": "WishDialogListsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c839e3b684110d01c1759d5663f6e2ab";

export default node;
