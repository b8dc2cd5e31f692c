/**
 * @generated SignedSource<<21737c1010079a38bf8762797ca9f510>>
 * @relayHash 14ed00295c8f3c3619c742beb5d4d878
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d16c9e328df923a69774f15ffa8ad6be33387faba71781bc4724ece83a0760b1

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
    "id": "d16c9e328df923a69774f15ffa8ad6be33387faba71781bc4724ece83a0760b1",
    "metadata": {},
    "name": "useDeliveryEstimateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "85c6110116005f452a838d95ea230111";

export default node;
