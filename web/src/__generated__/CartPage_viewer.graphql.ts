/**
 * @generated SignedSource<<d339c2939b59703808adb21113b1c15d>>
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

(node as any).hash = "a36d2cabd24b8db67655899da679edc0";

export default node;
