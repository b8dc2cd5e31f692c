/**
 * @generated SignedSource<<dc641e4e920f9320a5d7de4fd18dd40e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInvoiceStatus = "CANCELED" | "CURRENT" | "OVERDUE" | "SETTLED" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditDetails_credit$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly due: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditDueFacts_due">;
  } | null | undefined;
  readonly kind: CreditKind;
  readonly number: string;
  readonly offer: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
  } | null | undefined;
  readonly orderId: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly status: CreditInvoiceStatus;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPayoff_credit" | "CreditProgress_credit" | "CreditSchedule_credit" | "CreditStatusTag_credit">;
  readonly " $fragmentType": "CreditDetails_credit";
};
export type CreditDetails_credit$key = {
  readonly " $data"?: CreditDetails_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditDetails_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditDetails_credit",
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
      "name": "orderNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
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
      "concreteType": "CreditDue",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditDueFacts_due"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditPanel_offer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditStatusTag_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditProgress_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditPayoff_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditSchedule_credit"
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};

(node as any).hash = "d194a580a27971b8e993e1a554483c39";

export default node;
