/**
 * @generated SignedSource<<e775d7b92a411950bfff2b93030acb9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useCreditAnswers_application$data = {
  readonly amount: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly depositHint: string | null | undefined;
  readonly insurance: {
    readonly beneficiaries: ReadonlyArray<{
      readonly __typename: "Beneficiary";
    }>;
  } | null | undefined;
  readonly offer: {
    readonly frequency: CreditFrequency;
    readonly insurance: {
      readonly insured: {
        readonly amount: string;
        readonly currencyCode: string;
      };
      readonly monthlyPremium: {
        readonly amount: string;
        readonly currencyCode: string;
      };
      readonly total: {
        readonly amount: string;
        readonly currencyCode: string;
      };
    } | null | undefined;
    readonly months: number;
  } | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly code: CreditStepCode;
    readonly isDone: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "useCreditAnswers_application";
};
export type useCreditAnswers_application$key = {
  readonly " $data"?: useCreditAnswers_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCreditAnswers_application">;
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
  "name": "useCreditAnswers_application",
  "selections": [
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
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
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
          "name": "frequency",
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
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "insured",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "monthlyPremium",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInsurance",
      "kind": "LinkedField",
      "name": "insurance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Beneficiary",
          "kind": "LinkedField",
          "name": "beneficiaries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositHint",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};
})();

(node as any).hash = "eea03b0a4cd1875e31a0001a46813390";

export default node;
