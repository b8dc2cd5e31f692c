/**
 * @generated SignedSource<<40016538864572233c1245a00f1d7bbd>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart" | "CheckoutSummary_cart">;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3b6b278ddc2dee74213ce4586ea2adda";

export default node;
