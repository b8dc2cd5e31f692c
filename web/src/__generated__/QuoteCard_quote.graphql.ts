/**
 * @generated SignedSource<<89e4d9c46082c7202616b1692db7b0a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuoteCard_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly optionsChecksum: string | null | undefined;
    readonly quantity: number;
    readonly sku: string;
    readonly unitPriceNow: {
      readonly __typename: "Money";
    } | null | undefined;
  }>;
  readonly name: string;
  readonly number: string;
  readonly savedAt: string;
  readonly validUntil: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteQuoteButton_quote" | "QuotePrices_quote" | "RestoreQuoteButton_quote">;
  readonly " $fragmentType": "QuoteCard_quote";
};
export type QuoteCard_quote$key = {
  readonly " $data"?: QuoteCard_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteCard_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteCard_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QuoteLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optionsChecksum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLineOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "unitPriceNow",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuotePrices_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestoreQuoteButton_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteQuoteButton_quote"
    }
  ],
  "type": "Quote",
  "abstractKey": null
};
})();

(node as any).hash = "a24a76ea9e7cb31a2bb71a6139a9a128";

export default node;
