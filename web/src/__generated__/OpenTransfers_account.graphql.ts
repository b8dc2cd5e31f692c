/**
 * @generated SignedSource<<39bf53dd9e5057cb62fc96affdf29664>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditPaymentStatus = "APPLIED" | "CANCELED" | "EXPIRED" | "PARTIALLY_APPLIED" | "PENDING" | "PROCESSING" | "UNMATCHED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OpenTransfers_account$data = {
  readonly openTransfers: ReadonlyArray<{
    readonly id: string;
    readonly payBefore: string | null | undefined;
    readonly status: CreditPaymentStatus;
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly transfer: {
      readonly reference: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "OpenTransfers_account";
};
export type OpenTransfers_account$key = {
  readonly " $data"?: OpenTransfers_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenTransfers_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenTransfers_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPayment",
      "kind": "LinkedField",
      "name": "openTransfers",
      "plural": true,
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
              "name": "reference",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "cb3da65992dadd6d217ba2c6e7047e18";

export default node;
