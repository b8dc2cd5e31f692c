/**
 * @generated SignedSource<<cdf0cb4b37eaf9aab0b76b882dda2f42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftForm_gift$data = {
  readonly from: string;
  readonly hidesPrices: boolean;
  readonly message: string;
  readonly to: string;
  readonly " $fragmentType": "GiftForm_gift";
};
export type GiftForm_gift$key = {
  readonly " $data"?: GiftForm_gift$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftForm_gift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftForm_gift",
  "selections": [
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
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hidesPrices",
      "storageKey": null
    }
  ],
  "type": "GiftMessage",
  "abstractKey": null
};

(node as any).hash = "bb10d2195404a0ae1cc6a3874d8a431f";

export default node;
