/**
 * @generated SignedSource<<6adff260df979e21d7d375297c71fa18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotesPage_viewer$data = {
  readonly cart: {
    readonly totalQuantity: number;
  } | null | undefined;
  readonly quotes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"QuoteCard_quote">;
  }> | null | undefined;
  readonly " $fragmentType": "QuotesPage_viewer";
};
export type QuotesPage_viewer$key = {
  readonly " $data"?: QuotesPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotesPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotesPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Quote",
      "kind": "LinkedField",
      "name": "quotes",
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
          "name": "QuoteCard_quote"
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "7b6518a6c2953c93984101a8f74d1593";

export default node;
