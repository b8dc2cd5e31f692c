/**
 * @generated SignedSource<<af5ba7481cceefc8f0397f9e32f74f5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditPanel_offer$data = {
  readonly amount: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly contract: {
    readonly cat: string;
    readonly interest: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly lastPayment: {
      readonly amount: string;
      readonly currencyCode: string;
    };
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
  readonly insurance: {
    readonly total: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"CreditInsuranceLine_insurance">;
  } | null | undefined;
  readonly kind: CreditKind;
  readonly payments: number;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPunctual_offer" | "CreditTable_offer">;
  readonly " $fragmentType": "CreditPanel_offer";
};
export type CreditPanel_offer$key = {
  readonly " $data"?: CreditPanel_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditPanel_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "cat",
          "storageKey": null
        }
      ],
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
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditInsuranceLine_insurance"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditPunctual_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditTable_offer"
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};
})();

(node as any).hash = "2ca4d38ee0c3036354b443c11a10f426";

export default node;
