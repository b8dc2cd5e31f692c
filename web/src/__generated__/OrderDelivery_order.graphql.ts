/**
 * @generated SignedSource<<62825b3ce8d6aea5d56406efaaad32d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDelivery_order$data = {
  readonly deliveryCompany: string | null | undefined;
  readonly guideNumber: string | null | undefined;
  readonly trackingUrl: string | null | undefined;
  readonly " $fragmentType": "OrderDelivery_order";
};
export type OrderDelivery_order$key = {
  readonly " $data"?: OrderDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDelivery_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guideNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryCompany",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingUrl",
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};

(node as any).hash = "9150d9da0b2791616df07cc8ce53c646";

export default node;
