/**
 * @generated SignedSource<<48a2c223e86c8e265d64128ec669b159>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditRow_credit$data = {
  readonly balance: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly due: {
    readonly date: string;
    readonly payBy: string | null | undefined;
    readonly total: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
  } | null | undefined;
  readonly name: string;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"CreditStatusTag_credit">;
  readonly " $fragmentType": "CreditRow_credit";
};
export type CreditRow_credit$key = {
  readonly " $data"?: CreditRow_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditRow_credit">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Amount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditRow_credit",
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
      "kind": "ScalarField",
      "name": "number",
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
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditStatusTag_credit"
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "6334376a102c1e24a5fb87381a689043";

export default node;
