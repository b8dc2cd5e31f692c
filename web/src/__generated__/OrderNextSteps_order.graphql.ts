/**
 * @generated SignedSource<<e202e1193590b5dadfa5e59d26085c6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderNextSteps_order$data = {
  readonly canceledTotal: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly credit: {
    readonly creditNumber: string | null | undefined;
  } | null | undefined;
  readonly currentTotal: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly deliveryEstimate: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
  } | null | undefined;
  readonly dueTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly paidTotal: {
    readonly amount: string;
  } | null | undefined;
  readonly paymentMethodCode: string | null | undefined;
  readonly pickupBranch: {
    readonly branch: {
      readonly name: string;
    };
  } | null | undefined;
  readonly shippingAddress: {
    readonly __typename: "Address";
  } | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentStage_order">;
  readonly " $fragmentType": "OrderNextSteps_order";
};
export type OrderNextSteps_order$key = {
  readonly " $data"?: OrderNextSteps_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNextSteps_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderNextSteps_order",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "currentTotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "dueTotal",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "canceledTotal",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paidTotal",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCredit",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
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
      "concreteType": "PickupBranch",
      "kind": "LinkedField",
      "name": "pickupBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Branch",
          "kind": "LinkedField",
          "name": "branch",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePaymentStage_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "3f54ed22b62a1812c73bd9f62ad66cd8";

export default node;
