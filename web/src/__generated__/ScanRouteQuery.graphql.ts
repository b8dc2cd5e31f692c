/**
 * @generated SignedSource<<76484e07cce2e982e2c4b3719e42236e>>
 * @relayHash e05c1db2bd7930fd77ea7561f4139255
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4d9f3cd0aa9d2d703054da0ea56398b06973874d16a9d7ca8b7d7400f75f295

import { ConcreteRequest } from 'relay-runtime';
export type ScanRouteQuery$variables = {
  code: string;
};
export type ScanRouteQuery$data = {
  readonly scannedProduct: {
    readonly urlPath: string;
  } | null | undefined;
};
export type ScanRouteQuery = {
  response: ScanRouteQuery$data;
  variables: ScanRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "code",
    "variableName": "code"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlPath",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ScanRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "scannedProduct",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ScanRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "scannedProduct",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "b4d9f3cd0aa9d2d703054da0ea56398b06973874d16a9d7ca8b7d7400f75f295",
    "metadata": {},
    "name": "ScanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d98eeac705f9d9611d758bbf452267d";

export default node;
