/**
 * @generated SignedSource<<1dc879cee6e7c9c0ad2920e46c57af65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TransferDetails_payment$data = {
  readonly id: string;
  readonly payBefore: string | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly transfer: {
    readonly account: string;
    readonly bank: string;
    readonly beneficiary: string;
    readonly reference: string;
  } | null | undefined;
  readonly " $fragmentType": "TransferDetails_payment";
};
export type TransferDetails_payment$key = {
  readonly " $data"?: TransferDetails_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransferDetails_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransferDetails_payment",
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
      "name": "payBefore",
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
      "concreteType": "TransferInstructions",
      "kind": "LinkedField",
      "name": "transfer",
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
          "name": "reference",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditPayment",
  "abstractKey": null
};

(node as any).hash = "45a6a062af093b7c6ae0a40f78ff9fcd";

export default node;
