/**
 * @generated SignedSource<<8f01ca9b23338f3d85e1fa0ea814231d>>
 * @relayHash d28968f66ddec38f362cac224234ae96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 363937ef1cd2829a6c771c077da20a17931fdcac557afaf98d68a8627d6ae172

import { ConcreteRequest } from 'relay-runtime';
export type useDeliveryEstimateQuery$variables = {
  id: string;
  postcode: string;
};
export type useDeliveryEstimateQuery$data = {
  readonly node: {
    readonly deliveryEstimate?: {
      readonly earliest: string;
      readonly latest: string;
      readonly madeToOrderDays: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useDeliveryEstimateQuery = {
  response: useDeliveryEstimateQuery$data;
  variables: useDeliveryEstimateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postcode"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "postcode",
        "variableName": "postcode"
      }
    ],
    "concreteType": "DeliveryEstimate",
    "kind": "LinkedField",
    "name": "deliveryEstimate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "earliest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "latest",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "madeToOrderDays",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Product",
  "abstractKey": "__isProduct"
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "ProductVariant",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeliveryEstimateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "useDeliveryEstimateQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "363937ef1cd2829a6c771c077da20a17931fdcac557afaf98d68a8627d6ae172",
    "metadata": {},
    "name": "useDeliveryEstimateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1a0a86269f2fe8b4ea854fea1fe27c3a";

export default node;
