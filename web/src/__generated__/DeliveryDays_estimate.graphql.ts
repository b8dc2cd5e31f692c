/**
 * @generated SignedSource<<605b775212d7d4821f86c8014589d9e4>>
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
  readonly madeToOrderDays: number | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeToOrderDays",
      "storageKey": null
    }
  ],
  "type": "DeliveryEstimate",
  "abstractKey": null
};

(node as any).hash = "3f100c89178a5155925443f0c1f29b1d";

export default node;
