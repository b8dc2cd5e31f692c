/**
 * @generated SignedSource<<2b19970ca2e1df3774e7ec69539e084f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type wholeCheckout_cart$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart" | "wholeCart_cart">;
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "56922ab368d2bd1ce76bb1f411ffbbcb";

export default node;
