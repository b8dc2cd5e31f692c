/**
 * @generated SignedSource<<6885ceb8811f25c37a7e3365541faa5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CheckoutSteps_cart$data = {
  readonly isVirtual: boolean;
  readonly selectedPaymentMethod: {
    readonly __typename: "PaymentMethod";
  } | null | undefined;
  readonly selectedShippingMethod: {
    readonly __typename: "ShippingMethod";
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart" | "ReviewStep_cart">;
  readonly " $fragmentType": "CheckoutSteps_cart";
};
export type CheckoutSteps_cart$key = {
  readonly " $data"?: CheckoutSteps_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutSteps_cart">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckoutSteps_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVirtual",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "selectedShippingMethod",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "selectedPaymentMethod",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentStep_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewStep_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "6db1526cded000d7c84aedbee3db3ab7";

export default node;
