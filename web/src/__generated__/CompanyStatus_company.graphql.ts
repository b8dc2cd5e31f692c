/**
 * @generated SignedSource<<4a46e0244352397bf3cab89184b74df5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyStatus = "APPROVED" | "BLOCKED" | "PENDING" | "REJECTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyStatus_company$data = {
  readonly name: string;
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
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "9dd653eeaab8eed4b304e2799b6d8598";

export default node;
