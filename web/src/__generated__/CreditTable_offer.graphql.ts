/**
 * @generated SignedSource<<80e3242932d294cdb5c6b671aef0e359>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditTable_offer$data = {
  readonly contract: {
    readonly " $fragmentSpreads": FragmentRefs<"planFigures_plan">;
  };
  readonly dailyDefaultPercent: string;
  readonly insurance: {
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly punctual: {
    readonly " $fragmentSpreads": FragmentRefs<"planFigures_plan">;
  };
  readonly " $fragmentType": "CreditTable_offer";
};
export type CreditTable_offer$key = {
  readonly " $data"?: CreditTable_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditTable_offer">;
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
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "total",
  "plural": false,
  "selections": (v0/*:: as any*/),
  "storageKey": null
},
v2 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "planFigures_plan",
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
        "name": "lastPayment",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      (v1/*:: as any*/),
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
        "name": "interestTax",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ratePercent",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cat",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "catWithTax",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditTable_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPlan",
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditPlan",
      "kind": "LinkedField",
      "name": "punctual",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOfferInsurance",
      "kind": "LinkedField",
      "name": "insurance",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyDefaultPercent",
      "storageKey": null
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};
})();

(node as any).hash = "ab6d17f59be5824e104b4b8b38de5053";

export default node;
