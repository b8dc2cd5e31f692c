/**
 * @generated SignedSource<<13ec819711a4cb713f7075a4b1af4ed9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountFrame_customer$data = {
  readonly firstName: string;
  readonly id: string;
  readonly " $fragmentType": "AccountFrame_customer";
};
export type AccountFrame_customer$key = {
  readonly " $data"?: AccountFrame_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountFrame_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "a2ff7a2faf661977d01559336fabae8f";

export default node;
