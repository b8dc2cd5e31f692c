/**
 * @generated SignedSource<<6852754f52e905fc655f77eafa73f76f>>
 * @relayHash a18fc02b7711ed1ef5a0aae51c0eebc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78c5ada1577ee2f1f6a0f583955abc8a03569b98292f7fa889cdab5075996a0

import { ConcreteRequest } from 'relay-runtime';
export type ListArrivalsQuery$variables = {
  ids: ReadonlyArray<string>;
  postcode?: string | null | undefined;
};
export type ListArrivalsQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly product: {
      readonly deliveryEstimate: {
        readonly earliest: string;
        readonly latest: string;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  } | null | undefined>;
};
export type ListArrivalsQuery = {
  response: ListArrivalsQuery$data;
  variables: ListArrivalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
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
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ListArrivalsQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "type": "Product",
              "abstractKey": "__isProduct"
            },
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
    "name": "ListArrivalsQuery",
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
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Product",
            "abstractKey": "__isProduct"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f78c5ada1577ee2f1f6a0f583955abc8a03569b98292f7fa889cdab5075996a0",
    "metadata": {},
    "name": "ListArrivalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2c99ec878e1cce5dfc2a21422952cd04";

export default node;
