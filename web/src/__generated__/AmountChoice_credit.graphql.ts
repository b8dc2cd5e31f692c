/**
 * @generated SignedSource<<1a5955768a38d7a1ce9ee9238b45437e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AmountChoice_credit$data = {
  readonly balance: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly due: {
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly name: string;
  readonly payoff: {
    readonly amount: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly savesAgainstPunctual: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AmountChoice_credit";
};
export type AmountChoice_credit$key = {
  readonly " $data"?: AmountChoice_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountChoice_credit">;
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
  "name": "AmountChoice_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditDue",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "7126547ff02b59e9e97ba8c49bac4122";

export default node;
