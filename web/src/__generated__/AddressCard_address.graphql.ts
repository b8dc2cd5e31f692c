/**
 * @generated SignedSource<<d0cbbab25a514290ff551ebea11a038c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddressCard_address$data = {
  readonly addressId: string;
  readonly isDefaultBilling: boolean;
  readonly isDefaultShipping: boolean;
  readonly street: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"AddressText_address" | "TelephoneConfirmation_address">;
  readonly " $fragmentType": "AddressCard_address";
};
export type AddressCard_address$key = {
  readonly " $data"?: AddressCard_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressCard_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressCard_address",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressId",
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
      "name": "isDefaultShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefaultBilling",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressText_address"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TelephoneConfirmation_address"
    }
  ],
  "type": "CustomerAddress",
  "abstractKey": null
};

(node as any).hash = "9796d6f95f629b600570bc465cf2d9d5";

export default node;
