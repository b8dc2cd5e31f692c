/**
 * @generated SignedSource<<d6564d82bc84f1c6a9cfa218543d5f0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderProgress = "ORDER_DELIVERED" | "ORDER_SENT" | "PAYMENT_CONFIRMED" | "PAYMENT_PREVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderProgress_order$data = {
  readonly progress: OrderProgress | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusTag_order">;
  readonly " $fragmentType": "OrderProgress_order";
};
export type OrderProgress_order$key = {
  readonly " $data"?: OrderProgress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProgress_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusTag_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "59f857e8365d08daf25e33a4f8e04a91";

export default node;
