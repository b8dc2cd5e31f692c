/**
 * @generated SignedSource<<000cb82dea1f02c5da492cb87c15d3cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProfileForm_customer$data = {
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

(node as any).hash = "0101e2b44637d3f1a5d52877910c6421";

export default node;
