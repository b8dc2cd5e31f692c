/**
 * @generated SignedSource<<88a92ca163f5762aef13dc463c9ce7a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartTotalsNote_totals$data = {
  readonly shipping: {
    readonly __typename: "Money";
  } | null | undefined;
  readonly tax: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "CartTotalsNote_totals";
};
export type CartTotalsNote_totals$key = {
  readonly " $data"?: CartTotalsNote_totals$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartTotalsNote_totals">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartTotalsNote_totals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "shipping",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CartTotals",
  "abstractKey": null
};

(node as any).hash = "14a242623b54dd17d60c5eb3887d22fb";

export default node;
