/**
 * @generated SignedSource<<99a53f64c1f0c3fbc6d47cb5d7efa5b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutPage_viewer$data = {
  readonly cart: {
    readonly lines: ReadonlyArray<{
      readonly __typename: "CartLine";
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart" | "CheckoutSummary_cart" | "useMeasureCheckout_cart">;
  } | null | undefined;
  readonly " $fragmentType": "CheckoutPage_viewer";
};
export type CheckoutPage_viewer$key = {
  readonly " $data"?: CheckoutPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
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
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckoutSteps_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CheckoutSummary_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMeasureCheckout_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e5cb71bed7bbcb542b07e952c08bd1ef";

export default node;
