/**
 * @generated SignedSource<<ab65f92752ba54813ecb9f06a9536375>>
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
    readonly grandTotal: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart">;
  readonly " $fragmentType": "CheckoutSummary_cart";
};
export type CheckoutSummary_cart$key = {
  readonly " $data"?: CheckoutSummary_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSummary_cart">;
};

const node: ReaderFragment = {
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
      "storageKey": null
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

(node as any).hash = "5940ccc6c80e50b6a8b135f7bd60bd91";

export default node;
