/**
 * @generated SignedSource<<55d1881ce711197f72b2b9fb4d887670>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileForm_customer$data = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mothersName: string | null | undefined;
  readonly " $fragmentType": "ProfileForm_customer";
};
export type ProfileForm_customer$key = {
  readonly " $data"?: ProfileForm_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileForm_customer",
  "selections": [
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
      "name": "mothersName",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "090097c9afee488e8d015497f3a1c479";

export default node;
