/**
 * @generated SignedSource<<f6225aed2ec355c7469b1d083319ee96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
export type OrderStatusLabel = "APPROVED" | "AUTHORIZED" | "CANCELED" | "DENIED" | "ORDER_DELIVERED" | "ORDER_SENT" | "PARTIALLY_APPROVED" | "PARTIALLY_AUTHORIZED" | "PARTIALLY_REJECTED" | "PENDING" | "PROCESSED_AND_CLOSED" | "PROCESSING" | "REJECTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderCredit_order$data = {
  readonly credit: {
    readonly amount: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
    readonly applicationNumber: string | null | undefined;
    readonly applyBefore: string | null | undefined;
    readonly approved: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    } | null | undefined;
    readonly creditNumber: string | null | undefined;
    readonly line: {
      readonly coversOrder: boolean;
    } | null | undefined;
    readonly rest: {
      readonly amount: string;
    } | null | undefined;
  } | null | undefined;
  readonly status: OrderStatus;
  readonly statusLabel: OrderStatusLabel;
  readonly " $fragmentSpreads": FragmentRefs<"PayFromLine_order">;
  readonly " $fragmentType": "OrderCredit_order";
};
export type OrderCredit_order$key = {
  readonly " $data"?: OrderCredit_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderCredit_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Amount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderCredit_order",
  "selections": [
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
      "name": "statusLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCredit",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "approved",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "rest",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCreditLine",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "coversOrder",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "applicationNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "applyBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayFromLine_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "d11bee9d8af9597e88fcadcf1511ba40";

export default node;
