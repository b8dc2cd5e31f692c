/**
 * @generated SignedSource<<f538e877bbf7013171ebff5e30919e00>>
 * @relayHash 2cad0bedbfc06fa6fb7cead8fde360e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106f52dcbd094fc9192d397a3fec1d4797b1d1ac9923f278ef2d335cbfa810aa

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "COUPON_REMOVED" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "QUANTITY_UPDATED" | "STOCK_VOLATILE" | "%future added value";
export type UserErrorCode = "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "LINE_NOT_FOUND" | "OPTIONS_REQUIRED" | "OUT_OF_STOCK" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "REFUSED" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "TOO_MANY_ATTEMPTS" | "%future added value";
export type ApplyCartCouponInput = {
  clientMutationId?: string | null | undefined;
  code: string;
};
export type useApplyCartCouponMutation$variables = {
  input: ApplyCartCouponInput;
};
export type useApplyCartCouponMutation$data = {
  readonly applyCartCoupon: {
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
export type useApplyCartCouponMutation = {
  response: useApplyCartCouponMutation$data;
  variables: useApplyCartCouponMutation$variables;
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
    "name": "useApplyCartCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyCartCouponPayload",
        "kind": "LinkedField",
        "name": "applyCartCoupon",
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
    "name": "useApplyCartCouponMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ApplyCartCouponPayload",
        "kind": "LinkedField",
        "name": "applyCartCoupon",
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
    "id": "106f52dcbd094fc9192d397a3fec1d4797b1d1ac9923f278ef2d335cbfa810aa",
    "metadata": {},
    "name": "useApplyCartCouponMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8116fe9c4adbbccf2e51873eac1747e";

export default node;
