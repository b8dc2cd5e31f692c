/**
 * @generated SignedSource<<9a8a52d43f9615477fe2b435220f9238>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuotePrices_quote$data = {
  readonly lines: ReadonlyArray<{
    readonly unitPriceNow: {
      readonly __typename: "Money";
    } | null | undefined;
  }>;
  readonly totalNow: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly totalThen: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "QuotePrices_quote";
};
export type QuotePrices_quote$key = {
  readonly " $data"?: QuotePrices_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuotePrices_quote">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currencyCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuotePrices_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalThen",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "totalNow",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
    }
  ],
  "type": "Quote",
  "abstractKey": null
};
})();

(node as any).hash = "e5b9434c057bf6af448a9c8f0a24aab1";

export default node;
