/**
 * @generated SignedSource<<8ce86d97ff0a373b3fb80bb8b2ca3433>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountOverview_customer$data = {
  readonly addresses: ReadonlyArray<{
    readonly isDefaultShipping: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"AddressText_address">;
  }>;
  readonly email: string;
  readonly fullName: string;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrder_customer">;
  readonly " $fragmentType": "AccountOverview_customer";
};
export type AccountOverview_customer$key = {
  readonly " $data"?: AccountOverview_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountOverview_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountOverview_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
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
      "concreteType": "CustomerAddress",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultShipping",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddressText_address"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastOrder_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "5c27b2d5ace1c50d0b4b9dae7b3eee5c";

export default node;
