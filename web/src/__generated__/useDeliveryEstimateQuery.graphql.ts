/**
 * @generated SignedSource<<52f4302f9943fef17c3709509b78b976>>
 * @relayHash 5030e25c1c95bde8c066202a7a6c4e86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bec6744247ccd0b35fc8d1f3109774240a59f16732602e6cc4e6f50849e898e1

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
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
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
    "id": "bec6744247ccd0b35fc8d1f3109774240a59f16732602e6cc4e6f50849e898e1",
    "metadata": {},
    "name": "useDeliveryEstimateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd4766abdc9421c1ae7bee6085d5f7f4";

export default node;
