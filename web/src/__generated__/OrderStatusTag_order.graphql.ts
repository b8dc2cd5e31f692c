/**
 * @generated SignedSource<<aa62adf173d9cae5b756deb7f786132e>>
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
  readonly paymentMethodCode: string | null | undefined;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};

(node as any).hash = "e3e21cd70eccf932c0503753692f44ae";

export default node;
