/**
 * @generated SignedSource<<993fdd1aa9a8bec906e498a0b3d036df>>
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "f7c3e29acad6cf85ed49937eee54132c";

export default node;
