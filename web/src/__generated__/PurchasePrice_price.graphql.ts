/**
 * @generated SignedSource<<b020f7fe4ab5b7d5a17303a7884e864b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PurchasePrice_price$data = {
  readonly credit: {
    readonly annualCost: number | null | undefined;
    readonly lastPayment: {
      readonly amount: string;
      readonly currencyCode: string;
    } | null | undefined;
    readonly punctualTotal: {
      readonly amount: string;
      readonly currencyCode: string;
    };
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
  readonly discountPercent: number;
  readonly isCurrent: boolean;
  readonly specialUntil: string | null | undefined;
  readonly tiers: ReadonlyArray<{
    readonly price: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly quantity: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  readonly " $fragmentType": "PurchasePrice_price";
};
export type PurchasePrice_price$key = {
  readonly " $data"?: PurchasePrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePrice_price">;
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
  "name": "PurchasePrice_price",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceBlock_price"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
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
          "kind": "ScalarField",
          "name": "annualCost",
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
          "name": "punctualTotal",
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
      "concreteType": "TierPrice",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "0a7a0d3d66a98097ebaa83699b0ef64c";

export default node;
