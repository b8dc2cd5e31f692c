/**
 * @generated SignedSource<<6c11431ab26fd23d6f55e5c18a030584>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditPaymentMethod = "CARD" | "TRANSFER" | "%future added value";
export type CreditPaymentStatus = "APPLIED" | "CANCELED" | "EXPIRED" | "PARTIALLY_APPLIED" | "PENDING" | "PROCESSING" | "UNMATCHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentReceipt_payment$data = {
  readonly appliedAt: string | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly invoiceNumber: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReceiptLine_line">;
  }>;
  readonly method: CreditPaymentMethod;
  readonly received: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly status: CreditPaymentStatus;
  readonly surplus: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "PaymentReceipt_payment";
};
export type PaymentReceipt_payment$key = {
  readonly " $data"?: PaymentReceipt_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentReceipt_payment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currencyCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentReceipt_payment",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "received",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "surplus",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPaymentLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNumber",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReceiptLine_line"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditPayment",
  "abstractKey": null
};
})();

(node as any).hash = "7a377fc09334cc4c3d1fbd5fde808885";

export default node;
