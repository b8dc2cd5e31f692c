/**
 * @generated SignedSource<<2d01eae02016453e39cffe73b319b309>>
 * @relayHash 83b3498ff22cb2c61a1ef05db0c2bec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac1931ba0208fe1fa765cc7d5ba053c3145d72af8b61d79ca809ad763ed30d1a

import { ConcreteRequest } from 'relay-runtime';
export type BranchKind = "PICKUP_POINT" | "SHOP" | "%future added value";
export type usePickupBranchesQuery$variables = {
  sku: string;
};
export type usePickupBranchesQuery$data = {
  readonly pickupBranches: ReadonlyArray<{
    readonly branch: {
      readonly city: string | null | undefined;
      readonly code: string;
      readonly kind: BranchKind;
      readonly location: {
        readonly latitude: number;
        readonly longitude: number;
      } | null | undefined;
      readonly name: string;
      readonly postcode: string | null | undefined;
    };
    readonly readyFrom: string | null | undefined;
  }> | null | undefined;
};
export type usePickupBranchesQuery = {
  response: usePickupBranchesQuery$data;
  variables: usePickupBranchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sku"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sku",
        "variableName": "sku"
      }
    ],
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
            "name": "kind",
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
            "name": "city",
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
            "concreteType": "GeoPoint",
            "kind": "LinkedField",
            "name": "location",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "latitude",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "longitude",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePickupBranchesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePickupBranchesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ac1931ba0208fe1fa765cc7d5ba053c3145d72af8b61d79ca809ad763ed30d1a",
    "metadata": {},
    "name": "usePickupBranchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "00d29b52706bd0bc428e04c04ac7010f";

export default node;
