/**
 * @generated SignedSource<<7716574ff3f23a4dc626340999cdc4f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditCustomer = "HOME" | "NEW" | "%future added value";
export type CreditInvoiceStatus = "CANCELED" | "CURRENT" | "OVERDUE" | "SETTLED" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditsToPay_account$data = {
  readonly credits: ReadonlyArray<{
    readonly kind: CreditKind;
    readonly offer?: {
      readonly customer: CreditCustomer;
    } | null | undefined;
    readonly status: CreditInvoiceStatus;
    readonly " $fragmentSpreads": FragmentRefs<"PayForm_credits">;
  }> | null | undefined;
  readonly holder: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly " $fragmentType": "CreditsToPay_account";
};
export type CreditsToPay_account$key = {
  readonly " $data"?: CreditsToPay_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditsToPay_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": false,
      "kind": "LocalArgument",
      "name": "readsOffers"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditsToPay_account",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInvoice",
      "kind": "LinkedField",
      "name": "credits",
      "plural": true,
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
          "name": "status",
          "storageKey": null
        },
        {
          "condition": "readsOffers",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CreditOffer",
              "kind": "LinkedField",
              "name": "offer",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "customer",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ]
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayForm_credits"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "3dbbe834e8d7a806dae91b4fc5ac942a";

export default node;
