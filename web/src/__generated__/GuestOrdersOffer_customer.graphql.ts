/**
 * @generated SignedSource<<d0a415fc5e1870c026b4b148914f89c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuestOrdersOffer_customer$data = {
  readonly email: string;
  readonly isEmailProven: boolean | null | undefined;
  readonly " $fragmentType": "GuestOrdersOffer_customer";
};
export type GuestOrdersOffer_customer$key = {
  readonly " $data"?: GuestOrdersOffer_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestOrdersOffer_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestOrdersOffer_customer",
  "selections": [
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
      "kind": "ScalarField",
      "name": "isEmailProven",
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "54adcd1063a5a23aa0214c69e627b2f4";

export default node;
