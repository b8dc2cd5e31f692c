/**
 * @generated SignedSource<<aa3dacf48d52a60acc277065a0f92c4c>>
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelLines_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5f5cf3d27e73ded4b6cbe80c0d6d0e6e";

export default node;
