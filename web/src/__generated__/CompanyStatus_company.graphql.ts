/**
 * @generated SignedSource<<a2687f2e6482eca8f9aab96aff52aee8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyPermission = "ASK_WHOLESALE" | "EDIT_COMPANY" | "MANAGE_USERS" | "ORDER" | "READ_ORDERS" | "%future added value";
export type CompanyStatus = "APPROVED" | "BLOCKED" | "PENDING" | "REJECTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyStatus_company$data = {
  readonly name: string;
  readonly permissions: ReadonlyArray<CompanyPermission>;
  readonly status: CompanyStatus;
  readonly statusReason: string | null | undefined;
  readonly " $fragmentType": "CompanyStatus_company";
};
export type CompanyStatus_company$key = {
  readonly " $data"?: CompanyStatus_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyStatus_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyStatus_company",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "616ae83b0f2df8edffcdfd1d8503a85a";

export default node;
