/**
 * @generated SignedSource<<97c79db28df6f6d0a24e764743ebb3d8>>
 * @relayHash 60febc7201b6a0242e353f4d505b8de4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a205b04bfe6497472842b13c5a22ac1dc3867305ac29432dbb4771d2e233fad

import { ConcreteRequest } from 'relay-runtime';
export type ResumeRouteQuery$variables = Record<PropertyKey, never>;
export type ResumeRouteQuery$data = {
  readonly store: {
    readonly credit: {
      readonly __typename: "StoreCredit";
    } | null | undefined;
  };
};
export type ResumeRouteQuery = {
  response: ResumeRouteQuery$data;
  variables: ResumeRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "StoreCredit",
  "kind": "LinkedField",
  "name": "credit",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
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
    "name": "ResumeRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "ResumeRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
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
    ]
  },
  "params": {
    "id": "8a205b04bfe6497472842b13c5a22ac1dc3867305ac29432dbb4771d2e233fad",
    "metadata": {},
    "name": "ResumeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a0bf97fb4206d407ddd5f6c3feff737f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
