/**
 * @generated SignedSource<<84a559f8150c51841bbd2d9709144b94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BirthDate_customer$data = {
  readonly dateOfBirth: string | null | undefined;
  readonly " $fragmentType": "BirthDate_customer";
};
export type BirthDate_customer$key = {
  readonly " $data"?: BirthDate_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BirthDate_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BirthDate_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfBirth",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "8e6ae6d5d9f8f768fba6a4d0f0f7f50e";

export default node;
