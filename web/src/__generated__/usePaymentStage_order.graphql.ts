/**
 * @generated SignedSource<<2f93b7470cc2a49b9b786b464a60d35f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePaymentStage_order$data = {
  readonly dueTotal: {
    readonly amount: string;
  } | null | undefined;
  readonly paymentInstructions: {
    readonly __typename: "PaymentInstructions";
  } | null | undefined;
  readonly paymentMethodCode: string | null | undefined;
  readonly paymentUrl: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "usePaymentStage_order";
};
export type usePaymentStage_order$key = {
  readonly " $data"?: usePaymentStage_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentStage_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaymentStage_order",
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
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentInstructions",
      "kind": "LinkedField",
      "name": "paymentInstructions",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "dueTotal",
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
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "80a7840b15cd8fe8db7233f9c01e725d";

export default node;
