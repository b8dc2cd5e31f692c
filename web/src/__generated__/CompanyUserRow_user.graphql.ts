/**
 * @generated SignedSource<<0a376b6f16e7ab4acaed20c2549e1db2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CompanyRole = "BUYER" | "SUPER_USER" | "VIEWER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompanyUserRow_user$data = {
  readonly email: string;
  readonly fullName: string;
  readonly invitedUntil: string | null | undefined;
  readonly isActive: boolean;
  readonly jobTitle: string | null | undefined;
  readonly role: CompanyRole;
  readonly userId: string;
  readonly " $fragmentType": "CompanyUserRow_user";
};
export type CompanyUserRow_user$key = {
  readonly " $data"?: CompanyUserRow_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyUserRow_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyUserRow_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
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
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedUntil",
      "storageKey": null
    }
  ],
  "type": "CompanyUser",
  "abstractKey": null
};

(node as any).hash = "09400124d02933effa63f6059b8928c8";

export default node;
