/**
 * @generated SignedSource<<9cbfacab4bf2fd120447cb3ae5d68fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickupPlace_pickup$data = {
  readonly branch: {
    readonly city: string | null | undefined;
    readonly hours: string | null | undefined;
    readonly name: string;
    readonly postcode: string | null | undefined;
    readonly street: string;
  };
  readonly readyFrom: string | null | undefined;
  readonly " $fragmentType": "PickupPlace_pickup";
};
export type PickupPlace_pickup$key = {
  readonly " $data"?: PickupPlace_pickup$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickupPlace_pickup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickupPlace_pickup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readyFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Branch",
      "kind": "LinkedField",
      "name": "branch",
      "plural": false,
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PickupBranch",
  "abstractKey": null
};

(node as any).hash = "e8f5ff0f939f798d15f103d8d1b21951";

export default node;
