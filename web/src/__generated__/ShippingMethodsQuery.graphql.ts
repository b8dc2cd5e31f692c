/**
 * @generated SignedSource<<97657e77bf63aecee078a9c9059605c1>>
 * @relayHash 3101dc065969c2b4d7962b516b2eee88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cba9df6619016f02c5e0e7ca15da4ae4a81dcb53234fede0112d59014bedbb1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DestinationInput = {
  countryCode?: string | null | undefined;
  postcode?: string | null | undefined;
  regionCode?: string | null | undefined;
};
export type ShippingMethodsQuery$variables = {
  destination: DestinationInput;
};
export type ShippingMethodsQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly shippingMethods: ReadonlyArray<{
        readonly carrierCode: string;
        readonly deliveryEstimate: {
          readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
        } | null | undefined;
        readonly isDefault: boolean;
        readonly methodCode: string;
        readonly pickupBranches: ReadonlyArray<{
          readonly __typename: "PickupBranch";
        }>;
        readonly price: {
          readonly amount: string;
          readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
        };
        readonly title: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type ShippingMethodsQuery = {
  response: ShippingMethodsQuery$data;
  variables: ShippingMethodsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "destination"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "destination",
    "variableName": "destination"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "carrierCode",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "methodCode",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v6 = {
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
      "name": "__typename",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShippingMethodsQuery",
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
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "ShippingMethod",
                "kind": "LinkedField",
                "name": "shippingMethods",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "Amount_money"
                      }
                    ],
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ShippingMethodsQuery",
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
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "ShippingMethod",
                "kind": "LinkedField",
                "name": "shippingMethods",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "price",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currencyCode",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1cba9df6619016f02c5e0e7ca15da4ae4a81dcb53234fede0112d59014bedbb1",
    "metadata": {},
    "name": "ShippingMethodsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0afc5af5b1a2c33c1e6485eb43cb2d12";

export default node;
