/**
 * @generated SignedSource<<9413fb8727625d1184b92394a584e82e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BranchKind = "PICKUP_POINT" | "SHOP" | "%future added value";
export type BranchService = "ASSEMBLY" | "CREDIT" | "DESIGN" | "PAYMENTS" | "PICKUP" | "RETURNS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BranchesFound_branches$data = ReadonlyArray<{
  readonly city: string | null | undefined;
  readonly code: string;
  readonly hasParking: boolean | null | undefined;
  readonly isOpenNow?: boolean | null | undefined;
  readonly isPickupPoint: boolean;
  readonly isStepFree: boolean | null | undefined;
  readonly kind: BranchKind;
  readonly location: {
    readonly latitude: number;
    readonly longitude: number;
  } | null | undefined;
  readonly name: string;
  readonly postcode: string | null | undefined;
  readonly services: ReadonlyArray<BranchService>;
  readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch" | "BranchesJsonLd_branches" | "scheduleOf_branch">;
  readonly " $fragmentType": "BranchesFound_branches";
}>;
export type BranchesFound_branches$key = ReadonlyArray<{
  readonly " $data"?: BranchesFound_branches$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchesFound_branches">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "openNow"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BranchesFound_branches",
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
      "name": "kind",
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
      "name": "isPickupPoint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GeoPoint",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
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
    },
    {
      "condition": "openNow",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOpenNow",
          "storageKey": null
        }
      ]
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "scheduleOf_branch",
      "selections": [
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BranchesJsonLd_branches"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BranchCard_branch"
    }
  ],
  "type": "Branch",
  "abstractKey": null
};

(node as any).hash = "a206eb237f5f9544ba8446857fa2e436";

export default node;
