/**
 * @generated SignedSource<<bbedda996282c12e5a084999e3bfbd06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BranchService = "ASSEMBLY" | "CREDIT" | "DESIGN" | "PAYMENTS" | "PICKUP" | "RETURNS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BranchCard_branch$data = {
  readonly city: string | null | undefined;
  readonly code: string;
  readonly hasParking: boolean | null | undefined;
  readonly hours: string | null | undefined;
  readonly isPickupPoint: boolean;
  readonly isStepFree: boolean | null | undefined;
  readonly mapUrl: string | null | undefined;
  readonly name: string;
  readonly opening: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly day: number;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }>;
  readonly phone: {
    readonly dialled: string;
    readonly formatted: string;
  } | null | undefined;
  readonly postcode: string | null | undefined;
  readonly services: ReadonlyArray<BranchService>;
  readonly street: string;
  readonly timeZone: string | null | undefined;
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
      "name": "code",
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpeningHours",
      "kind": "LinkedField",
      "name": "opening",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "services",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasParking",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStepFree",
      "storageKey": null
    }
  ],
  "type": "Branch",
  "abstractKey": null
};

(node as any).hash = "a9016554f9ff00e07bfcf1121ce12241";

export default node;
