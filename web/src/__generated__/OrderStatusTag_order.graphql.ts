/**
 * @generated SignedSource<<852e27b425e7e8e3b0f22bb46eb9fb24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderProgress = "ORDER_DELIVERED" | "ORDER_SENT" | "PAYMENT_CONFIRMED" | "PAYMENT_PREVIEW" | "%future added value";
export type OrderStatusLabel = "APPROVED" | "AUTHORIZED" | "CANCELED" | "DENIED" | "ORDER_DELIVERED" | "ORDER_SENT" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "PROCESSING" | "REJECTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderStatusTag_order$data = {
  readonly progress: OrderProgress | null | undefined;
  readonly statusLabel: OrderStatusLabel;
  readonly " $fragmentType": "OrderStatusTag_order";
};
export type OrderStatusTag_order$key = {
  readonly " $data"?: OrderStatusTag_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusTag_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderStatusTag_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};

(node as any).hash = "0994ca1aa0b9f85c27578b0439477d79";

export default node;
