/**
 * @generated SignedSource<<e7ad3f5aafec7e8c8bc4f109a85e77bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartSummary_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutButton_store">;
  readonly " $fragmentType": "CartSummary_store";
};
export type CartSummary_store$key = {
  readonly " $data"?: CartSummary_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartSummary_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutButton_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "b797b9157f88529bf356a399eee356c6";

export default node;
