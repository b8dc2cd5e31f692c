/**
 * @generated SignedSource<<059a41b6fdbe5c5f978da096abaefdfc>>
 * @relayHash 006d7aa43585d1786507124d1a474dd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c2cf7e75e06631d785ee25e82bdde9bb171aecd8ebf8410dd60c31f8072c29

import { ConcreteRequest } from 'relay-runtime';
export type usePickupOfferQuery$variables = Record<PropertyKey, never>;
export type usePickupOfferQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly pickupRefusal: string | null | undefined;
      readonly shippingMethods: ReadonlyArray<{
        readonly carrierCode: string;
        readonly isPickup: boolean;
        readonly methodCode: string;
        readonly pickupBranches: ReadonlyArray<{
          readonly branch: {
            readonly city: string | null | undefined;
            readonly code: string;
            readonly hours: string | null | undefined;
            readonly name: string;
            readonly postcode: string | null | undefined;
            readonly street: string;
          };
          readonly readyFrom: string | null | undefined;
        }>;
        readonly title: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type usePickupOfferQuery = {
  response: usePickupOfferQuery$data;
  variables: usePickupOfferQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pickupRefusal",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethods",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "methodCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickup",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupBranch",
      "kind": "LinkedField",
      "name": "pickupBranches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readyFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Branch",
          "kind": "LinkedField",
          "name": "branch",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "street",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postcode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hours",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePickupOfferQuery",
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
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePickupOfferQuery",
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
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
    "id": "15c2cf7e75e06631d785ee25e82bdde9bb171aecd8ebf8410dd60c31f8072c29",
    "metadata": {},
    "name": "usePickupOfferQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9eb2ae16cf1afc6104882cc45a666d2";

export default node;
