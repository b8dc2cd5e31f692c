/**
 * @generated SignedSource<<b47a8d62e3aaffe44d041457999d1723>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type wholeCheckout_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart" | "CheckoutSummary_cart" | "wholeCart_cart">;
  readonly " $fragmentType": "wholeCheckout_cart";
};
export type wholeCheckout_cart$key = {
  readonly " $data"?: wholeCheckout_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"wholeCheckout_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wholeCheckout_cart",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "wholeCart_cart"
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
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "23170ab2536cf9da0ea43b47cc9ea663";

export default node;
