/**
 * @generated SignedSource<<82b2c453e711a44b59792ca484fd0287>>
 * @relayHash 90ff1ddcdd0d461a757ce7bc5a676ceb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c22690dc944114a4879d601cb6d2feb64b270b08fe607de40fc3496c9885459

import { ConcreteRequest } from 'relay-runtime';
export type CompanyStatus = "APPROVED" | "BLOCKED" | "PENDING" | "REJECTED" | "%future added value";
export type useBuyerQuery$variables = Record<PropertyKey, never>;
export type useBuyerQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly buysForCompany: boolean | null | undefined;
      readonly company: {
        readonly id: string;
        readonly isWholesale: boolean;
        readonly name: string;
        readonly status: CompanyStatus;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useBuyerQuery = {
  response: useBuyerQuery$data;
  variables: useBuyerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "buysForCompany",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
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
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isWholesale",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuyerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBuyerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9c22690dc944114a4879d601cb6d2feb64b270b08fe607de40fc3496c9885459",
    "metadata": {},
    "name": "useBuyerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "871e8d354fe1682fd98d82a91c177c6e";

export default node;
