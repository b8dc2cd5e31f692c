/**
 * @generated SignedSource<<74ff7a5755ff8694f3755f40adaf474f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditFacts_credit$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly due: {
    readonly date: string;
    readonly late: {
      readonly amount: string;
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    } | null | undefined;
    readonly payBy: string | null | undefined;
    readonly total: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
  } | null | undefined;
  readonly paysByTransfer: boolean;
  readonly " $fragmentType": "CreditFacts_credit";
};
export type CreditFacts_credit$key = {
  readonly " $data"?: CreditFacts_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditFacts_credit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditFacts_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paysByTransfer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "balance",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "total",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "late",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "6ae51535627c1923898f493f255bcd3d";

export default node;
