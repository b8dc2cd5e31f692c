/**
 * @generated SignedSource<<1b39c8ebc35315ebf999e0dd96a6e7cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartCounter = "LINES" | "UNITS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartButton_store$data = {
  readonly cartSettings: {
    readonly counter: CartCounter;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutButton_store">;
  readonly " $fragmentType": "CartButton_store";
};
export type CartButton_store$key = {
  readonly " $data"?: CartButton_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartButton_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CheckoutButton_store"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartSettings",
      "kind": "LinkedField",
      "name": "cartSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "4ae1c961d83895b736f16eb7ccf0b134";

export default node;
