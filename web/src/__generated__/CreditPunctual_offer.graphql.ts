/**
 * @generated SignedSource<<1f5ff16f317324fbe78cc9a9e91839d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditPunctual_offer$data = {
  readonly bonus: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly bonusPercent: number;
  readonly frequency: CreditFrequency;
  readonly lateWeek: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly punctual: {
    readonly payment: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly " $fragmentType": "CreditPunctual_offer";
};
export type CreditPunctual_offer$key = {
  readonly " $data"?: CreditPunctual_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPunctual_offer">;
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
  "name": "CreditPunctual_offer",
  "selections": [
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
      "name": "punctual",
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
        }
      ],
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
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};
})();

(node as any).hash = "817b7438a1e95cbe143ce562b0cf9cb8";

export default node;
