/**
 * @generated SignedSource<<927861a13c738400bd8b8127a9d0778e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftSection_cart$data = {
  readonly gift: {
    readonly " $fragmentSpreads": FragmentRefs<"GiftForm_gift" | "GiftText_gift">;
  } | null | undefined;
  readonly " $fragmentType": "GiftSection_cart";
};
export type GiftSection_cart$key = {
  readonly " $data"?: GiftSection_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftSection_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftSection_cart",
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
          "name": "GiftForm_gift"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GiftText_gift"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "1a7e24c534d531585155f2730eeb719a";

export default node;
