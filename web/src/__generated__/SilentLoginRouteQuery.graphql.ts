/**
 * @generated SignedSource<<63fe6bfcbfb22a544535bac2df990fee>>
 * @relayHash 0a9c398e7dce73275fa9f0a002af27de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb176fd359506e05790d9bc91b5ccd8feb18653a5ad13584453828a88e67ab0

import { ConcreteRequest } from 'relay-runtime';
export type SilentLoginRouteQuery$variables = Record<PropertyKey, never>;
export type SilentLoginRouteQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly firstName: string;
    } | null | undefined;
  };
};
export type SilentLoginRouteQuery = {
  response: SilentLoginRouteQuery$data;
  variables: SilentLoginRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SilentLoginRouteQuery",
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
    "name": "SilentLoginRouteQuery",
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
    "id": "6bb176fd359506e05790d9bc91b5ccd8feb18653a5ad13584453828a88e67ab0",
    "metadata": {},
    "name": "SilentLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c66e4e7b5d0189a52eb98dfb63889a17";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
