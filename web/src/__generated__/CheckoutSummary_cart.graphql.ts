/**
 * @generated SignedSource<<3e6d5ad6e39c1afaeb7fadb4d53c3a0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSummary_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
  }>;
  readonly pendingChanges: number | null | undefined;
  readonly totals: {
    readonly credit: {
      readonly offer: {
        readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
      } | null | undefined;
      readonly subtotalWithoutCredit: {
        readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
      };
      readonly title: string;
    } | null | undefined;
    readonly grandTotal: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart" | "SpokenTotal_cart">;
  readonly " $fragmentType": "CheckoutSummary_cart";
};
export type CheckoutSummary_cart$key = {
  readonly " $data"?: CheckoutSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSummary_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Amount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutSummary_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartPanelLine_line"
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditTotals",
          "kind": "LinkedField",
          "name": "credit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "subtotalWithoutCredit",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
      "name": "CartTotals_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SpokenTotal_cart"
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
})();

(node as any).hash = "9d2b42c3ae295a9d8ad6e82f7c0c329b";

export default node;
