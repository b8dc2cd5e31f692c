/**
 * @generated SignedSource<<609222b00dcb1ee5f73524d490b1b595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentMethods_cart$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly code: string;
    readonly fee: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    } | null | undefined;
    readonly isDefault: boolean;
    readonly title: string;
  }> | null | undefined;
  readonly selectedPaymentMethod: {
    readonly code: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WalletShortfall_cart">;
  readonly " $fragmentType": "PaymentMethods_cart";
};
export type PaymentMethods_cart$key = {
  readonly " $data"?: PaymentMethods_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentMethods_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "selectedPaymentMethod",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "fee",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WalletShortfall_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "2d4e8f37f5d0f3fad49257711ecb4df4";

export default node;
