/**
 * @generated SignedSource<<459e4633ab108d71223397ac85e8535d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryDays_estimate$data = {
  readonly earliest: string;
  readonly latest: string;
  readonly " $fragmentType": "DeliveryDays_estimate";
};
export type DeliveryDays_estimate$key = {
  readonly " $data"?: DeliveryDays_estimate$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryDays_estimate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "earliest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "latest",
      "storageKey": null
    }
  ],
  "type": "DeliveryEstimate",
  "abstractKey": null
};

(node as any).hash = "6251433d4506c3d5d14bafe8d77b0ba1";

export default node;
