/**
 * @generated SignedSource<<f5729d00da4d340ca2f70a9b1140c736>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotesPage_shopper$data = {
  readonly cart: {
    readonly totalQuantity: number;
  } | null | undefined;
  readonly " $fragmentType": "QuotesPage_shopper";
};
export type QuotesPage_shopper$key = {
  readonly " $data"?: QuotesPage_shopper$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotesPage_shopper">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotesPage_shopper",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b05f09d903f12989d65803870490a05f";

export default node;
