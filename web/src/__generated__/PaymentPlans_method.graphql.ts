/**
 * @generated SignedSource<<31160f48909d9856bedaf52a169aeb41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentPlans_method$data = {
  readonly plans: ReadonlyArray<{
    readonly months: number;
    readonly " $fragmentSpreads": FragmentRefs<"PlanText_plan">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CreditTerms_method">;
  readonly " $fragmentType": "PaymentPlans_method";
};
export type PaymentPlans_method$key = {
  readonly " $data"?: PaymentPlans_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentPlans_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentPlans_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentPlan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanText_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditTerms_method"
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "4c65cdc005c68d7ea1faade6a8fec996";

export default node;
