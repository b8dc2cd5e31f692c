/**
 * @generated SignedSource<<db00a5bbd765907d628e6e54ebcd2fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPage_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CartSummary_store">;
  readonly " $fragmentType": "CartPage_store";
};
export type CartPage_store$key = {
  readonly " $data"?: CartPage_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartSummary_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "a8b788db1d9d9674513cd2001ed468d3";

export default node;
