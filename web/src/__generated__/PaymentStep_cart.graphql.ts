/**
 * @generated SignedSource<<9f032eb329b77870a97c6a944099a0e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_cart$data = {
  readonly isVirtual: boolean;
  readonly selectedPaymentMethod: {
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreditAnswer_method">;
  } | null | undefined;
  readonly selectedPaymentPlan: {
    readonly " $fragmentSpreads": FragmentRefs<"PlanText_plan">;
  } | null | undefined;
  readonly selectedShippingMethod: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryMethods_cart" | "PaymentMethods_cart">;
  readonly " $fragmentType": "PaymentStep_cart";
};
export type PaymentStep_cart$key = {
  readonly " $data"?: PaymentStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStep_cart",
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
      "name": "selectedPaymentMethod",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditAnswer_method"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentPlan",
      "kind": "LinkedField",
      "name": "selectedPaymentPlan",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanText_plan"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryMethods_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethods_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "99f371a0552a593b750ac9d28c72f698";

export default node;
