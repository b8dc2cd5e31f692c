/**
 * @generated SignedSource<<75934a6f1dd52480386182132a1ffe5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditPayoff_credit$data = {
  readonly payoff: {
    readonly amount: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly goodUntil: string | null | undefined;
    readonly savesAgainstContract: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly savesAgainstPunctual: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CreditPayoff_credit";
};
export type CreditPayoff_credit$key = {
  readonly " $data"?: CreditPayoff_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPayoff_credit">;
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
  "name": "CreditPayoff_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPayoff",
      "kind": "LinkedField",
      "name": "payoff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "goodUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "savesAgainstPunctual",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "savesAgainstContract",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "60beb898ad5cf66df402066dce39e8e4";

export default node;
