/**
 * @generated SignedSource<<442864f060c42542895b3594d1c44485>>
 * @relayHash 33ef41cec28688db932c2660c4b4d0fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c9e8a6c40ed55b3f2a73ee77024e78e55449ebd5e2cf39c2d7e2e8bf110b30f

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "COUPON_REMOVED" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "QUANTITY_UPDATED" | "STOCK_VOLATILE" | "%future added value";
export type UserErrorCode = "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "LINE_NOT_FOUND" | "OPTIONS_REQUIRED" | "OUT_OF_STOCK" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "REFUSED" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "TOO_MANY_ATTEMPTS" | "%future added value";
export type RemoveCartCouponInput = {
  clientMutationId?: string | null | undefined;
};
export type useRemoveCartCouponMutation$variables = {
  input: RemoveCartCouponInput;
};
export type useRemoveCartCouponMutation$data = {
  readonly removeCartCoupon: {
    readonly cart: {
      readonly " $fragmentSpreads": FragmentRefs<"wholeCart_cart">;
    } | null | undefined;
    readonly notices: ReadonlyArray<{
      readonly code: NoticeCode;
      readonly message: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly availableQuantity: number | null | undefined;
      readonly code: UserErrorCode;
      readonly message: string;
      readonly sku: string | null | undefined;
    }>;
  };
};
export type useRemoveCartCouponMutation = {
  response: useRemoveCartCouponMutation$data;
  variables: useRemoveCartCouponMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableQuantity",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Notice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRemoveCartCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCartCouponPayload",
        "kind": "LinkedField",
        "name": "removeCartCoupon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "wholeCart_cart"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveCartCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RemoveCartCouponPayload",
        "kind": "LinkedField",
        "name": "removeCartCoupon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalQuantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CartLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "quantity",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0c9e8a6c40ed55b3f2a73ee77024e78e55449ebd5e2cf39c2d7e2e8bf110b30f",
    "metadata": {},
    "name": "useRemoveCartCouponMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cf4f7c657dfd73a9216a1a1ff445a103";

export default node;
