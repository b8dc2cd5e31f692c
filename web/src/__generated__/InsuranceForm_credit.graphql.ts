/**
 * @generated SignedSource<<fe3a7aded6ebb09de435f524fc61aa8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InsuranceForm_credit$data = {
  readonly insurances: {
    readonly beneficiariesMax: number;
    readonly options: ReadonlyArray<{
      readonly code: string;
      readonly insured: {
        readonly amount: string;
        readonly currencyCode: string;
      };
      readonly monthlyPremium: {
        readonly amount: string;
        readonly currencyCode: string;
      };
    }>;
  } | null | undefined;
  readonly kinships: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }> | null | undefined;
  readonly " $fragmentType": "InsuranceForm_credit";
};
export type InsuranceForm_credit$key = {
  readonly " $data"?: InsuranceForm_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceForm_credit">;
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
  "name": "InsuranceForm_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LifeInsurances",
      "kind": "LinkedField",
      "name": "insurances",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LifeInsurance",
          "kind": "LinkedField",
          "name": "options",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beneficiariesMax",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AnswerOption",
      "kind": "LinkedField",
      "name": "kinships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};
})();

(node as any).hash = "6097f51f7bb1d150da193a8a0914184b";

export default node;
