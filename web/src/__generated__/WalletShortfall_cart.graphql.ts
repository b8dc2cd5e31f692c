/**
 * @generated SignedSource<<e72371815a7c5c4b5b9db051d4b897bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WalletShortfall_cart$data = {
  readonly totals: {
    readonly grandTotal: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "WalletShortfall_cart";
};
export type WalletShortfall_cart$key = {
  readonly " $data"?: WalletShortfall_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"WalletShortfall_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WalletShortfall_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "grandTotal",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "34f64055afdce6dcd14e206d65215d9e";

export default node;
