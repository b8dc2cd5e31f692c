/**
 * @generated SignedSource<<0788a7b1d0c4b3318b2add737cda35a0>>
 * @relayHash ddae9580f74713cb0d03fee81a8a1650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd3931fe224311b253e66c7fb775685df5219d3d545534c0ab1e7c3ed31892e7

import { ConcreteRequest } from 'relay-runtime';
export type SeriesRowQuery$variables = {
  id: string;
};
export type SeriesRowQuery$data = {
  readonly node: {
    readonly product: {
      readonly series: {
        readonly label: string;
        readonly path: string;
        readonly value: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SeriesRowQuery = {
  response: SeriesRowQuery$data;
  variables: SeriesRowQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
      "args": null,
      "concreteType": "ProductSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
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
    "name": "SeriesRowQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "product"
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
    "name": "SeriesRowQuery",
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
    "id": "bd3931fe224311b253e66c7fb775685df5219d3d545534c0ab1e7c3ed31892e7",
    "metadata": {},
    "name": "SeriesRowQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ee8302fc76fc16c2c454e1bb127f813";

export default node;
