/**
 * @generated SignedSource<<d5db775a0df94764d37621e0b359d2f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditTermChoice_offers$data = ReadonlyArray<{
  readonly contract: {
    readonly cat: string;
    readonly payment: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly frequency: CreditFrequency;
  readonly months: number;
  readonly payments: number;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
  readonly " $fragmentType": "CreditTermChoice_offers";
}>;
export type CreditTermChoice_offers$key = ReadonlyArray<{
  readonly " $data"?: CreditTermChoice_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditTermChoice_offers">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "CreditTermChoice_offers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPlan",
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "payment",
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
          "kind": "ScalarField",
          "name": "cat",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditPanel_offer"
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};
})();

(node as any).hash = "9d54afc9713b739836522f456e89d7d6";

export default node;
