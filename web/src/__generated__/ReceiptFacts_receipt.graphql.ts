/**
 * @generated SignedSource<<105657399eccbb3221a4cbfc7319ea78>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReceiptFacts_receipt$data = {
  readonly deliveredAt: string | null | undefined;
  readonly deliveryEstimate: {
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
  } | null | undefined;
  readonly destination: string | null | undefined;
  readonly email: string | null | undefined;
  readonly paymentMethodTitle: string | null | undefined;
  readonly paymentPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanText_plan">;
  } | null | undefined;
  readonly recipient: string | null | undefined;
  readonly shippingMethodTitle: string | null | undefined;
  readonly status: OrderStatus;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptState_receipt">;
  readonly " $fragmentType": "ReceiptFacts_receipt";
};
export type ReceiptFacts_receipt$key = {
  readonly " $data"?: ReceiptFacts_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptFacts_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptFacts_receipt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingMethodTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodTitle",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceiptState_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "1e6c15395c37c0bc9ec77fd45d950c73";

export default node;
