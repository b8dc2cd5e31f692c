/**
 * @generated SignedSource<<7b4d3344d9fccc814f909d7386d35ef2>>
 * @relayHash 6304e44416c5edfca5e7fc23f651c548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44702d73793d38976deb75c7daa4c06822a01eb8fa275dd0968092e851098abb

import { ConcreteRequest } from 'relay-runtime';
export type CancelOrderFormQuery$variables = {
  order: string;
};
export type CancelOrderFormQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly cancelReasons: ReadonlyArray<{
        readonly label: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type CancelOrderFormQuery = {
  response: CancelOrderFormQuery$data;
  variables: CancelOrderFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "order"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "orderId",
      "variableName": "order"
    }
  ],
  "concreteType": "AnswerOption",
  "kind": "LinkedField",
  "name": "cancelReasons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CancelOrderFormQuery",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancelOrderFormQuery",
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
    "id": "44702d73793d38976deb75c7daa4c06822a01eb8fa275dd0968092e851098abb",
    "metadata": {},
    "name": "CancelOrderFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "64c8dadd44216db0c071997a2c474702";

export default node;
