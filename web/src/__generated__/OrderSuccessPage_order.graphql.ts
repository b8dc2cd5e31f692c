/**
 * @generated SignedSource<<4788e397d517e5f6f77f9cc152170c05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderSuccessPage_order$data = {
  readonly email: string | null | undefined;
  readonly number: string;
  readonly placedAt: string;
  readonly receiptProof: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CardPayment_order" | "OrderCredit_order" | "OrderFacts_order" | "OrderGiftCards_order" | "OrderGift_order" | "OrderLines_order" | "OrderNextSteps_order" | "OrderPayment_order" | "OrderTotals_order" | "useMeasurePurchase_order" | "usePaymentStage_order">;
  readonly " $fragmentType": "OrderSuccessPage_order";
};
export type OrderSuccessPage_order$key = {
  readonly " $data"?: OrderSuccessPage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderSuccessPage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderSuccessPage_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "name": "email",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaymentStage_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderNextSteps_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderCredit_order"
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
      "name": "useMeasurePurchase_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "04077385b0c8077802f07a7ec97faf5d";

export default node;
