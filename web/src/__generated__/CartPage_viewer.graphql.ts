/**
 * @generated SignedSource<<cd2eb01724e3b50a7d86aed4cc7ea197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPage_viewer$data = {
  readonly cart: {
    readonly lines: ReadonlyArray<{
      readonly optionsChecksum: string | null | undefined;
      readonly sku: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
    }>;
    readonly mixesSoleItem: boolean | null | undefined;
    readonly totalQuantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"CartKindNotes_cart" | "CartSummary_cart">;
  } | null | undefined;
  readonly " $fragmentType": "CartPage_viewer";
};
export type CartPage_viewer$key = {
  readonly " $data"?: CartPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_viewer",
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
          "kind": "ScalarField",
          "name": "totalQuantity",
          "storageKey": null
        },
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
              "name": "sku",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "optionsChecksum",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartLineRow_line"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mixesSoleItem",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartKindNotes_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartSummary_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6a5844128fd1f98d1bd7d7733d0a5e28";

export default node;
