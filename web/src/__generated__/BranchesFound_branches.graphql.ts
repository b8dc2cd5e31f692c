/**
 * @generated SignedSource<<737b7ff6659844e33fb8f5dcf86fa479>>
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
  readonly opening: ReadonlyArray<{
    readonly date: string | null | undefined;
    readonly day: number;
    readonly from: string | null | undefined;
    readonly to: string | null | undefined;
  }>;
  readonly phone: {
    readonly dialled: string;
  } | null | undefined;
  readonly postcode: string | null | undefined;
  readonly services: ReadonlyArray<BranchService>;
  readonly street: string;
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch">;
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
        }
      ],
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BranchCard_branch"
    }
  ],
  "type": "Branch",
  "abstractKey": null
};

(node as any).hash = "9808be4705755cef3dfda1117f4c762f";

export default node;
