/**
 * @generated SignedSource<<2c4b97251dd8525a1e15b1d5542a99bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InsuranceStep_credit$data = {
  readonly insurances: {
    readonly options: ReadonlyArray<{
      readonly insured: {
        readonly amount: string;
      };
    }>;
  } | null | undefined;
  readonly kinships: ReadonlyArray<{
    readonly __typename: "AnswerOption";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceForm_credit">;
  readonly " $fragmentType": "InsuranceStep_credit";
};
export type InsuranceStep_credit$key = {
  readonly " $data"?: InsuranceStep_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceStep_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsuranceStep_credit",
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "insured",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                }
              ],
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
      "concreteType": "AnswerOption",
      "kind": "LinkedField",
      "name": "kinships",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InsuranceForm_credit"
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "5da2eda9cb19322629bec49b38daa468";

export default node;
