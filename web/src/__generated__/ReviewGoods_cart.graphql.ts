/**
 * @generated SignedSource<<229265735a5d85a3b13f2d232ed7f414>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewGoods_cart$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotals_cart" | "ReviewArrival_cart">;
  readonly " $fragmentType": "ReviewGoods_cart";
};
export type ReviewGoods_cart$key = {
  readonly " $data"?: ReviewGoods_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewGoods_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewGoods_cart",
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
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartPanelLine_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewArrival_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "dd9776d8d8956237b77cb0c5060a18e8";

export default node;
