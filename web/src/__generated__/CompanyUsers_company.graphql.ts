/**
 * @generated SignedSource<<0fa53e0eb7419f42f3356068359588f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompanyUsers_company$data = {
  readonly users: ReadonlyArray<{
    readonly userId: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompanyUserRow_user">;
  }> | null | undefined;
  readonly " $fragmentType": "CompanyUsers_company";
};
export type CompanyUsers_company$key = {
  readonly " $data"?: CompanyUsers_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyUsers_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyUsers_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyUser",
      "kind": "LinkedField",
      "name": "users",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompanyUserRow_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "61070c2c568c7b7d64b6e3de262b43e1";

export default node;
