/**
 * @generated SignedSource<<da591599b9afb6bdacb5095761064a78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyPermission = "ASK_WHOLESALE" | "EDIT_COMPANY" | "MANAGE_USERS" | "ORDER" | "READ_ORDERS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyData_company$data = {
  readonly email: string;
  readonly name: string;
  readonly permissions: ReadonlyArray<CompanyPermission>;
  readonly region: string | null | undefined;
  readonly taxId: string;
  readonly telephone: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyForm_company">;
  readonly " $fragmentType": "CompanyData_company";
};
export type CompanyData_company$key = {
  readonly " $data"?: CompanyData_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyData_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyData_company",
  "selections": [
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
      "name": "taxId",
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
      "kind": "ScalarField",
      "name": "telephone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "region",
      "storageKey": null
    },
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
      "name": "EditCompanyForm_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "8dbeb8f10e77c78186a1ff61dace3e07";

export default node;
