/**
 * @generated SignedSource<<3cb5691bbf023e419b405941cde6d4d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountStep_credit$data = {
  readonly phone: {
    readonly dialled: string;
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentType": "AccountStep_credit";
};
export type AccountStep_credit$key = {
  readonly " $data"?: AccountStep_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountStep_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountStep_credit",
  "selections": [
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
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "a16a2ed7e53368b899db0c0e6f588fe4";

export default node;
