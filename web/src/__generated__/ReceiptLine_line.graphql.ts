/**
 * @generated SignedSource<<76e47ab8311438401df49e4535cbe89f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInvoiceStatus = "CANCELED" | "CURRENT" | "OVERDUE" | "SETTLED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReceiptLine_line$data = {
  readonly amount: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly applied: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly bonus: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly defaultInterest: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly invoice: {
    readonly balance: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly name: string;
    readonly status: CreditInvoiceStatus;
  } | null | undefined;
  readonly invoiceNumber: string;
  readonly takenOff: number | null | undefined;
  readonly " $fragmentType": "ReceiptLine_line";
};
export type ReceiptLine_line$key = {
  readonly " $data"?: ReceiptLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptLine_line">;
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
  "name": "ReceiptLine_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenOff",
      "storageKey": null
    },
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
      "name": "applied",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "defaultInterest",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "bonus",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInvoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditPaymentLine",
  "abstractKey": null
};
})();

(node as any).hash = "07b4da4436a6eecfa74f072cdac72d3f";

export default node;
