/**
 * @generated SignedSource<<3ab12641b1034b70b96214453d6e2c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderCancelable = "LINES" | "WHOLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CancelOrderForm_order$data = {
  readonly cancelable: OrderCancelable | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly paidTotal: {
    readonly amount: string;
  } | null | undefined;
  readonly payBefore: string | null | undefined;
  readonly paymentMethodCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelLines_order">;
  readonly " $fragmentType": "CancelOrderForm_order";
};
export type CancelOrderForm_order$key = {
  readonly " $data"?: CancelOrderForm_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderForm_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderForm_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelable",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paidTotal",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payBefore",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelLines_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a4df474a20a21b2126a60f7a0bf3dda5";

export default node;
