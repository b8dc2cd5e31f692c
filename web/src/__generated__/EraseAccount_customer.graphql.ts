/**
 * @generated SignedSource<<1d5feb18bb5cd4e113fd97c92ba7c80d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EraseAccount_customer$data = {
  readonly email: string;
  readonly " $fragmentType": "EraseAccount_customer";
};
export type EraseAccount_customer$key = {
  readonly " $data"?: EraseAccount_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EraseAccount_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EraseAccount_customer",
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

(node as any).hash = "31de23fa6a012184515e49dcca3b10e7";

export default node;
