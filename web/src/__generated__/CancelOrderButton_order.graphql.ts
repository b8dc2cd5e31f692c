/**
 * @generated SignedSource<<d7027a34f81f4387ba90e50756266a92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderCancelable = "LINES" | "WHOLE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CancelOrderButton_order$data = {
  readonly cancelable: OrderCancelable | null | undefined;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderForm_order">;
  readonly " $fragmentType": "CancelOrderButton_order";
};
export type CancelOrderButton_order$key = {
  readonly " $data"?: CancelOrderButton_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelOrderButton_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelOrderButton_order",
  "selections": [
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
      "name": "CancelOrderForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "e9366ac18d898fd2a3336e25adc15f50";

export default node;
