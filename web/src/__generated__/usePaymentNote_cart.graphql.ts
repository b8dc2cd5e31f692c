/**
 * @generated SignedSource<<14392fca4fc9f707c8340bc27ead3d97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePaymentNote_cart$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly creditLine: {
      readonly available: {
        readonly amount: string;
        readonly currencyCode: string;
      };
      readonly coversCart: boolean;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "usePaymentNote_cart";
};
export type usePaymentNote_cart$key = {
  readonly " $data"?: usePaymentNote_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentNote_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaymentNote_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "available",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "9d2b83fb3447bfb42c0b55c8ec978b61";

export default node;
