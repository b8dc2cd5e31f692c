/**
 * @generated SignedSource<<b70a1aac83315e0d0334d7681066a4a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PlaceOrder_cart$data = {
  readonly isVirtual: boolean;
  readonly pendingChanges: number | null | undefined;
  readonly selectedPaymentMethod: {
    readonly code: string;
    readonly creditLine: {
      readonly coversCart: boolean;
    } | null | undefined;
  } | null | undefined;
  readonly totalQuantity: number;
  readonly totals: {
    readonly grandTotal: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGoods_cart">;
  readonly " $fragmentType": "PlaceOrder_cart";
};
export type PlaceOrder_cart$key = {
  readonly " $data"?: PlaceOrder_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOrder_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceOrder_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewGoods_cart"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVirtual",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "selectedPaymentMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CheckoutCreditLine",
          "kind": "LinkedField",
          "name": "creditLine",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "coversCart",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grandTotal",
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
        }
      ],
      "storageKey": null
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pendingChanges",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "e1d96262ea2a3beac8ac8df284d26865";

export default node;
