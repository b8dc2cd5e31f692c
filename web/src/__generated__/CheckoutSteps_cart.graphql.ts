/**
 * @generated SignedSource<<84b93145e1d3bcf6515ae65c7237f170>>
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
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart" | "ReviewStep_cart" | "ShippingStep_cart">;
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
      "name": "ShippingStep_cart"
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

(node as any).hash = "2a107a11d0308af75fd7c1bce9613509";

export default node;
