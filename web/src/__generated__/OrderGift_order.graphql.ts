/**
 * @generated SignedSource<<d8097daa401bad5beae2feae8368976e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderGift_order$data = {
  readonly gift: {
    readonly " $fragmentSpreads": FragmentRefs<"GiftText_gift">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GiftSlip_order">;
  readonly " $fragmentType": "OrderGift_order";
};
export type OrderGift_order$key = {
  readonly " $data"?: OrderGift_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderGift_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderGift_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GiftMessage",
      "kind": "LinkedField",
      "name": "gift",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GiftText_gift"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiftSlip_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "ee50c12d20b1fbc2e522bc584a96fde1";

export default node;
