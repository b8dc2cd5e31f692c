/**
 * @generated SignedSource<<08eaa58732c05067fb310bee98d0bfc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartSummary_cart$data = {
  readonly pendingChanges: number | null | undefined;
  readonly totals: {
    readonly grandTotal: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart" | "CouponForm_cart">;
  readonly " $fragmentType": "CartSummary_cart";
};
export type CartSummary_cart$key = {
  readonly " $data"?: CartSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_cart",
  "selections": [
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CouponForm_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
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

(node as any).hash = "824a2f33d17af6b4b1b6a1d0c4e5051d";

export default node;
