/**
 * @generated SignedSource<<70e12f3f4b0353d0d6f0e8921690e654>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditBlock_price$data = {
  readonly credit: {
    readonly annualCost: number | null | undefined;
    readonly bonus: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly bonusPercent: number | null | undefined;
    readonly interest: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly lastPayment: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly lateWeek: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly punctualTotal: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly punctualWeekly: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly weekly: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly weeks: number | null | undefined;
  } | null | undefined;
  readonly final: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "CreditBlock_price";
};
export type CreditBlock_price$key = {
  readonly " $data"?: CreditBlock_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditBlock_price">;
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
  "name": "CreditBlock_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPrice",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "weekly",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weeks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lastPayment",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
          "name": "interest",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "punctualWeekly",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "punctualTotal",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "bonus",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bonusPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lateWeek",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "annualCost",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};
})();

(node as any).hash = "d73c389b58bfaf5b1411945a1b3c3577";

export default node;
