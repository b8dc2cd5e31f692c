/**
 * @generated SignedSource<<839026609789453d8235ce3c1275f5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderGiftCards_order$data = {
  readonly giftCards: ReadonlyArray<{
    readonly amount: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
    readonly isCanceled: boolean;
    readonly recipientEmail: string;
    readonly recipientName: string;
    readonly sendOn: string | null | undefined;
    readonly sentAt: string | null | undefined;
  }>;
  readonly " $fragmentType": "OrderGiftCards_order";
};
export type OrderGiftCards_order$key = {
  readonly " $data"?: OrderGiftCards_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderGiftCards_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderGiftCards_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderGiftCard",
      "kind": "LinkedField",
      "name": "giftCards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sendOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCanceled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Amount_money"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a18f2fec4d4e509988ba76b6d4ef3b90";

export default node;
