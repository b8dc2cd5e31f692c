/**
 * @generated SignedSource<<7ef6ad4d212ad768537571ca7bfcfffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyPermission = "ASK_WHOLESALE" | "EDIT_COMPANY" | "MANAGE_USERS" | "ORDER" | "READ_ORDERS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyPage_customer$data = {
  readonly company: {
    readonly id: string;
    readonly permissions: ReadonlyArray<CompanyPermission>;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyData_company" | "CompanyOrders_company" | "CompanyStatus_company" | "CompanyUsers_company" | "CompanyWholesale_company">;
  } | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly " $fragmentType": "CompanyPage_customer";
};
export type CompanyPage_customer$key = {
  readonly " $data"?: CompanyPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyPage_customer">;
};

import CompanyPageRefetchQuery_graphql from './CompanyPageRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 10,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CompanyPageRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CompanyPage_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
          "name": "permissions",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyStatus_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyData_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyUsers_company"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyWholesale_company"
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "first",
              "variableName": "first"
            }
          ],
          "kind": "FragmentSpread",
          "name": "CompanyOrders_company"
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "ec73f5b95beca9e35d6d099ab2904089";

export default node;
