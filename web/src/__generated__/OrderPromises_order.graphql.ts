/**
 * @generated SignedSource<<866bc8ae021697b11950a763f7462401>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderPromises_order$data = {
  readonly deliveredAt: string | null | undefined;
  readonly deliveryEstimate: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
  } | null | undefined;
  readonly paymentPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanText_plan">;
  } | null | undefined;
  readonly pickupBranch: {
    readonly __typename: "PickupBranch";
  } | null | undefined;
  readonly status: OrderStatus;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly totals: {
    readonly credit: {
      readonly offer: {
        readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "deliveredAt",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditTotals",
          "kind": "LinkedField",
          "name": "credit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CreditOffer",
              "kind": "LinkedField",
              "name": "offer",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CreditPanel_offer"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};

(node as any).hash = "d0d92aeb675b9c8ef9fbd81d5a568ab4";

export default node;
