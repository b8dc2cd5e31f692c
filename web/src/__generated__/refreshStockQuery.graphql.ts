/**
 * @generated SignedSource<<ddb19c52e819c69ac583bef03e903686>>
 * @relayHash 10954201a86388904441b0b8fa7fe557
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faf2c7a27815b044a9af1102a74817dac5364d8c3db01d5027855067db4a810a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type refreshStockQuery$variables = {
  delivered: ReadonlyArray<string>;
  ids: ReadonlyArray<string>;
};
export type refreshStockQuery$data = {
  readonly delivered: ReadonlyArray<{
    readonly deliveryEstimate?: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
    } | null | undefined;
  } | null | undefined>;
  readonly nodes: ReadonlyArray<{
    readonly stock?: {
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
  } | null | undefined>;
};
export type refreshStockQuery = {
  response: refreshStockQuery$data;
  variables: refreshStockQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "delivered"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ids"
},
v2 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Stock",
    "kind": "LinkedField",
    "name": "stock",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "StockNote_stock"
      }
    ],
    "storageKey": null
  }
],
v4 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "delivered"
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DeliveryEstimate",
    "kind": "LinkedField",
    "name": "deliveryEstimate",
    "plural": false,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DeliveryDays_estimate"
      }
    ],
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Stock",
    "kind": "LinkedField",
    "name": "stock",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isLow",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "refreshStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "Product",
            "abstractKey": "__isProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "ProductVariant",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "delivered",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Product",
            "abstractKey": "__isProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "ProductVariant",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "refreshStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v7/*:: as any*/),
            "type": "Product",
            "abstractKey": "__isProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v7/*:: as any*/),
            "type": "ProductVariant",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": "delivered",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v9/*:: as any*/),
            "type": "Product",
            "abstractKey": "__isProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v9/*:: as any*/),
            "type": "ProductVariant",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "faf2c7a27815b044a9af1102a74817dac5364d8c3db01d5027855067db4a810a",
    "metadata": {},
    "name": "refreshStockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88455b6d28c8879e7e013a48da3b911a";

export default node;
