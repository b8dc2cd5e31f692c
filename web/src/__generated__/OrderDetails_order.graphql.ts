/**
 * @generated SignedSource<<1e839f131bd40056a615df1152dd54f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderDetails_order$data = {
  readonly companyOrderNumber: string | null | undefined;
  readonly id: string;
  readonly placedAt: string;
  readonly receiptProof: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderButton_order" | "CanceledNote_order" | "CardPayment_order" | "OrderCredit_order" | "OrderDelivery_order" | "OrderFacts_order" | "OrderGiftCards_order" | "OrderGift_order" | "OrderLines_order" | "OrderPayment_order" | "OrderProgress_order" | "OrderTotals_order" | "ReorderButton_order">;
  readonly " $fragmentType": "OrderDetails_order";
};
export type OrderDetails_order$key = {
  readonly " $data"?: OrderDetails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetails_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receiptProof",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyOrderNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CanceledNote_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelOrderButton_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDelivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCredit_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTotals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderFacts_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderGift_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderGiftCards_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReorderButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1599ab5a161160277ada3a28938204a3";

export default node;
