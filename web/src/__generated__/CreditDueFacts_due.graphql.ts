/**
 * @generated SignedSource<<6ff63b63c77140c48ccf52f61e4c4472>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditDueFacts_due$data = {
  readonly contract: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly date: string;
  readonly defaultInterest: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly late: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly payBy: string | null | undefined;
  readonly punctual: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly total: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DueCalendar_due">;
  readonly " $fragmentType": "CreditDueFacts_due";
};
export type CreditDueFacts_due$key = {
  readonly " $data"?: CreditDueFacts_due$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditDueFacts_due">;
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
  "name": "CreditDueFacts_due",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DueCalendar_due"
    },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "punctual",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "late",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "defaultInterest",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CreditDue",
  "abstractKey": null
};
})();

(node as any).hash = "cea4be47f6e90d40cee525f01b4256c0";

export default node;
