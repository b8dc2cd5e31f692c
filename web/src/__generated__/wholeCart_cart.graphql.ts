/**
 * @generated SignedSource<<2bd958d218f8bb78437cb5dbb826469b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type wholeCart_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
  }>;
  readonly totalQuantity: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLines_cart" | "CartSummary_cart">;
  readonly " $fragmentType": "wholeCart_cart";
};
export type wholeCart_cart$key = {
  readonly " $data"?: wholeCart_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeCart_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeCart_cart",
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
      "name": "CartPanelLines_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummary_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "888fa0cbfafde6e69d5589f78c1b5047";

export default node;
