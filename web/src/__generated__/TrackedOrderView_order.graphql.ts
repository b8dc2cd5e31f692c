/**
 * @generated SignedSource<<3593d6b16fdce97d3aa16af9c917d898>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedOrderView_order$data = {
  readonly canceledAt: string | null | undefined;
  readonly number: string;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDelivery_order" | "OrderLines_order" | "OrderPayment_order" | "OrderProgress_order" | "OrderTotals_order" | "TrackedCardPayment_order" | "TrackedFacts_order">;
  readonly " $fragmentType": "TrackedOrderView_order";
};
export type TrackedOrderView_order$key = {
  readonly " $data"?: TrackedOrderView_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedOrderView_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedOrderView_order",
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canceledAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderProgress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDelivery_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackedCardPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPayment_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTotals_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrackedFacts_order"
    }
  ],
  "type": "TrackedOrder",
  "abstractKey": null
};

(node as any).hash = "b35dd2727c0dcaac9b0b2ed8e8399a5f";

export default node;
