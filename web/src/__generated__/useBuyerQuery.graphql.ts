/**
 * @generated SignedSource<<457c5e219083e9ddb26e8affb854adf7>>
 * @relayHash 475a31c7183bf3587a09ce84e03d7275
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b89fe10f69081d37a0be6665898ca057376d262b0625aa0550621fb9c158fb5b

import { ConcreteRequest } from 'relay-runtime';
export type CompanyPermission = "ASK_WHOLESALE" | "EDIT_COMPANY" | "MANAGE_USERS" | "ORDER" | "READ_ORDERS" | "%future added value";
export type CompanyStatus = "APPROVED" | "BLOCKED" | "PENDING" | "REJECTED" | "%future added value";
export type useBuyerQuery$variables = Record<PropertyKey, never>;
export type useBuyerQuery$data = {
  readonly viewer: {
    readonly customer: {
      readonly buysForCompany: boolean | null | undefined;
      readonly company: {
        readonly isWholesale: boolean;
        readonly name: string;
        readonly permissions: ReadonlyArray<CompanyPermission>;
        readonly status: CompanyStatus;
      } | null | undefined;
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
  "name": "buysForCompany",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWholesale",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuyerQuery",
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
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useBuyerQuery",
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
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Company",
                "kind": "LinkedField",
                "name": "company",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b89fe10f69081d37a0be6665898ca057376d262b0625aa0550621fb9c158fb5b",
    "metadata": {},
    "name": "useBuyerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e812b06ba11ed0cda1e8fcde23c75e77";

export default node;
