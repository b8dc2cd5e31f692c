/**
 * @generated SignedSource<<3109caab4352ffc07ea2ed85f28bca9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditLine_price$data = {
  readonly credit: {
    readonly annualCost: number | null | undefined;
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
  readonly " $fragmentType": "CreditLine_price";
};
export type CreditLine_price$key = {
  readonly " $data"?: CreditLine_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditLine_price">;
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
  "name": "CreditLine_price",
  "selections": [
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
          "name": "total",
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

(node as any).hash = "833036231421c55809f67c89ee67e43c";

export default node;
