/**
 * @generated SignedSource<<4be023b839f86486d792e9c86a06f830>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BranchCard_branch$data = {
  readonly city: string | null | undefined;
  readonly hours: string | null | undefined;
  readonly isPickupPoint: boolean;
  readonly mapUrl: string | null | undefined;
  readonly name: string;
  readonly phone: {
    readonly dialled: string;
    readonly formatted: string;
  } | null | undefined;
  readonly postcode: string | null | undefined;
  readonly street: string;
  readonly " $fragmentType": "BranchCard_branch";
};
export type BranchCard_branch$key = {
  readonly " $data"?: BranchCard_branch$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchCard_branch",
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
      "name": "street",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hours",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPickupPoint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PhoneNumber",
      "kind": "LinkedField",
      "name": "phone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dialled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapUrl",
      "storageKey": null
    }
  ],
  "type": "Branch",
  "abstractKey": null
};

(node as any).hash = "9f4ad204241452a6e2b7c8435cd6d4e9";

export default node;
