/**
 * @generated SignedSource<<912b9ce590165c50b52a628d622b2208>>
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

const node: ReaderFragment = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "cd90fc86cdcb6d113c8a5917647c2824";

export default node;
