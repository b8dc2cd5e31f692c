/**
 * @generated SignedSource<<019b89a073a62f1966d58f773fa20d59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditPaymentMethod = "CARD" | "TRANSFER" | "%future added value";
export type CreditPaymentStatus = "APPLIED" | "CANCELED" | "EXPIRED" | "PARTIALLY_APPLIED" | "PENDING" | "PROCESSING" | "UNMATCHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type PaymentState_payment$data = {
  readonly id: string;
  readonly method: CreditPaymentMethod;
  readonly status: CreditPaymentStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CardPending_payment" | "PaymentReceipt_payment" | "TransferDetails_payment">;
  readonly " $fragmentType": "PaymentState_payment";
};
export type PaymentState_payment$key = {
  readonly " $data"?: PaymentState_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentState_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentState_payment",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPending_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TransferDetails_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentReceipt_payment"
    }
  ],
  "type": "CreditPayment",
  "abstractKey": null
};

(node as any).hash = "ced16798dfc0fbc454375e8f98769898";

export default node;
