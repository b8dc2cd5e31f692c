/**
 * @generated SignedSource<<f64df7efc09c4322a004aa0900388b37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type wholeCart_cart$data = {
  readonly id: string;
  readonly totalQuantity: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanel_cart">;
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalQuantity",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartPanel_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "515539ff38178fced645277435ae8883";

export default node;
