/**
 * @generated SignedSource<<e781d055095f6e99284ab7e0d12f61d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderPromises_order$data = {
  readonly deliveryEstimate: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
  } | null | undefined;
  readonly paymentPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanText_plan">;
  } | null | undefined;
  readonly pickupBranch: {
    readonly __typename: "PickupBranch";
  } | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "OrderPromises_order";
};
export type OrderPromises_order$key = {
  readonly " $data"?: OrderPromises_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPromises_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderPromises_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeliveryEstimate",
      "kind": "LinkedField",
      "name": "deliveryEstimate",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryDays_estimate"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupBranch",
      "kind": "LinkedField",
      "name": "pickupBranch",
      "plural": false,
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
      "alias": null,
      "args": null,
      "concreteType": "PaymentPlan",
      "kind": "LinkedField",
      "name": "paymentPlan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanText_plan"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "402251d4524782545805337653da2c5a";

export default node;
