/**
 * @generated SignedSource<<62c3aaac321dc0d0c802e92c27d2d426>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WalletEntryKind = "BOOKING" | "GIFT_CARD" | "PAYMENT" | "REFUND" | "RETURN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WalletEntryRow_entry$data = {
  readonly amount: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly bookedAt: string;
  readonly kind: WalletEntryKind;
  readonly orderId: string | null | undefined;
  readonly orderNumber: string | null | undefined;
  readonly reason: string | null | undefined;
  readonly returnNumber: string | null | undefined;
  readonly " $fragmentType": "WalletEntryRow_entry";
};
export type WalletEntryRow_entry$key = {
  readonly " $data"?: WalletEntryRow_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletEntryRow_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletEntryRow_entry",
  "selections": [
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
      "kind": "ScalarField",
      "name": "bookedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "name": "returnNumber",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
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
      ],
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
    }
  ],
  "type": "WalletEntry",
  "abstractKey": null
};

(node as any).hash = "a169eafd43a6fc7300fa0f1c8e187930";

export default node;
