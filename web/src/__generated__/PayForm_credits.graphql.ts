/**
 * @generated SignedSource<<4cf49c5cc5dce8fe09fb01f1f38611dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayForm_credits$data = ReadonlyArray<{
  readonly balance: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly due: {
    readonly total: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly payoff: {
    readonly amount: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CreditToPay_credit">;
  readonly " $fragmentType": "PayForm_credits";
}>;
export type PayForm_credits$key = ReadonlyArray<{
  readonly " $data"?: PayForm_credits$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_credits">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PayForm_credits",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        }
      ],
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
          "selections": (v1/*:: as any*/),
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
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditToPay_credit"
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "b7089c5350489aa94c0fe333bd5a99bc";

export default node;
