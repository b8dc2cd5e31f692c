/**
 * @generated SignedSource<<4b7255b48590f0fa70f3ab4bece64da6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderPayment_order$data = {
  readonly dueTotal: {
    readonly amount: string;
  } | null | undefined;
  readonly paymentInstructions: {
    readonly account: string | null | undefined;
    readonly bank: string | null | undefined;
    readonly beneficiary: string | null | undefined;
    readonly payBefore: string | null | undefined;
    readonly reference: string;
    readonly shops: ReadonlyArray<string>;
  } | null | undefined;
  readonly status: OrderStatus;
  readonly total: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "OrderPayment_order";
};
export type OrderPayment_order$key = {
  readonly " $data"?: OrderPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPayment_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPayment_order",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "dueTotal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentInstructions",
      "kind": "LinkedField",
      "name": "paymentInstructions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beneficiary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payBefore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shops",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};
})();

(node as any).hash = "cd309c2948c16b0f053cb70dae7cd506";

export default node;
