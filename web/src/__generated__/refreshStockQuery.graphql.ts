/**
 * @generated SignedSource<<1cf055b34a6cc0eb0e9746c514db25e4>>
 * @relayHash 5b89e4405bfe1b147879e737324ce581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eadad91b563372202cb3feb68051a68d07aea92c4533d3503f32847235a76f78

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type refreshStockQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type refreshStockQuery$data = {
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "refreshStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
            "type": "Product",
            "abstractKey": "__isProduct"
          },
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "refreshStockQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
          },
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
    "id": "eadad91b563372202cb3feb68051a68d07aea92c4533d3503f32847235a76f78",
    "metadata": {},
    "name": "refreshStockQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7195df0a9c8d815ef49edd59ebd77832";

export default node;
