/**
 * @generated SignedSource<<67a3fdd78fda5f169727f0b89c833bed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditCompanyForm_company$data = {
  readonly email: string;
  readonly name: string;
  readonly regionCode: string | null | undefined;
  readonly taxId: string;
  readonly telephone: string;
  readonly " $fragmentType": "EditCompanyForm_company";
};
export type EditCompanyForm_company$key = {
  readonly " $data"?: EditCompanyForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCompanyForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCompanyForm_company",
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
      "name": "regionCode",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "745b99f22c963103fde8e85b8df739d4";

export default node;
