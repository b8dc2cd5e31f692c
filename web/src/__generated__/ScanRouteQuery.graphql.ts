/**
 * @generated SignedSource<<499ba3b2a54e2a826d19b9365b0cdb0c>>
 * @relayHash 4ef6231d8102e357e811009f246dd77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53696147b6b38560e3a96c035cd8f925f1b205127b1a14c888edb40a289456d

import { ConcreteRequest } from 'relay-runtime';
export type ScanRouteQuery$variables = {
  code: string;
};
export type ScanRouteQuery$data = {
  readonly scanned: {
    readonly product: {
      readonly urlPath: string;
    };
    readonly variant: {
      readonly sku: string;
    } | null | undefined;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
        "concreteType": "ScannedItem",
        "kind": "LinkedField",
        "name": "scanned",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "product",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductVariant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
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
    "name": "ScanRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ScannedItem",
        "kind": "LinkedField",
        "name": "scanned",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "product",
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductVariant",
            "kind": "LinkedField",
            "name": "variant",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b53696147b6b38560e3a96c035cd8f925f1b205127b1a14c888edb40a289456d",
    "metadata": {},
    "name": "ScanRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66607db9ea6f0ae9b045a2d15a540f96";

export default node;
