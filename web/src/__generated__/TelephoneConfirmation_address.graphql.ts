/**
 * @generated SignedSource<<3f80d5aa623abc69459110d62267dd19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TelephoneConfirmation_address$data = {
  readonly addressId: string;
  readonly isTelephoneConfirmed: boolean;
  readonly telephone: string | null | undefined;
  readonly " $fragmentType": "TelephoneConfirmation_address";
};
export type TelephoneConfirmation_address$key = {
  readonly " $data"?: TelephoneConfirmation_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"TelephoneConfirmation_address">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TelephoneConfirmation_address",
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
      "name": "telephone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTelephoneConfirmed",
      "storageKey": null
    }
  ],
  "type": "CustomerAddress",
  "abstractKey": null
};

(node as any).hash = "b395de53b10802ea67aac2ecbcfc15b2";

export default node;
