/**
 * @generated SignedSource<<48063d192f78f9049d38c919f883fd80>>
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
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "76913790aba8ba683e2d553c69703e40";

export default node;
