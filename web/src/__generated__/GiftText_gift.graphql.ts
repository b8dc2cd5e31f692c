/**
 * @generated SignedSource<<a6b74693319f6fdddc0bfe4c177987cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftText_gift$data = {
  readonly from: string;
  readonly hidesPrices: boolean;
  readonly message: string;
  readonly to: string;
  readonly " $fragmentType": "GiftText_gift";
};
export type GiftText_gift$key = {
  readonly " $data"?: GiftText_gift$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftText_gift">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftText_gift",
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

(node as any).hash = "58f390ee4f13c91570125cd493556470";

export default node;
