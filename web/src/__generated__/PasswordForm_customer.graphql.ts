/**
 * @generated SignedSource<<b70e45467abb7a4585596844e382191b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasswordForm_customer$data = {
  readonly email: string;
  readonly " $fragmentType": "PasswordForm_customer";
};
export type PasswordForm_customer$key = {
  readonly " $data"?: PasswordForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordForm_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "9940d577ca8ddaf523f24da220d19476";

export default node;
