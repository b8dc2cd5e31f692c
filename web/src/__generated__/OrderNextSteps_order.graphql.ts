/**
 * @generated SignedSource<<c19a56a55c90ebfd8e963c8df089cd54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderNextSteps_order$data = {
  readonly shippingAddress: {
    readonly __typename: "Address";
  } | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "OrderNextSteps_order";
};
export type OrderNextSteps_order$key = {
  readonly " $data"?: OrderNextSteps_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderNextSteps_order">;
};

const node: ReaderFragment = {
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "229e9139c3e778b5ec007b4508aa0f96";

export default node;
