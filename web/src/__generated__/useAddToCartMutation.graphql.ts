/**
 * @generated SignedSource<<c525217dc4798ef0ae730e4c88586850>>
 * @relayHash 8e5b82f67c6e469173b32f426d0c9162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc79b520a1a40847fb22b7ed380dddddbda1c36cd77f11d85734b0529855e922

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "COUPON_REMOVED" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "QUANTITY_UPDATED" | "STOCK_VOLATILE" | "%future added value";
export type UserErrorCode = "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "LINE_NOT_FOUND" | "OPTIONS_REQUIRED" | "OUT_OF_STOCK" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "REFUSED" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "TOO_MANY_ATTEMPTS" | "%future added value";
export type AddCartLinesInput = {
  clientMutationId?: string | null | undefined;
  lines: ReadonlyArray<CartLineInput>;
};
export type CartLineInput = {
  bundleOptions?: ReadonlyArray<BundleOptionInput> | null | undefined;
  customOptions?: ReadonlyArray<CustomOptionInput> | null | undefined;
  quantity?: number;
  sku: string;
};
export type BundleOptionInput = {
  optionId: string;
  quantity?: number | null | undefined;
  selectionIds: ReadonlyArray<string>;
};
export type CustomOptionInput = {
  optionId: string;
  value: string;
};
export type useAddToCartMutation$variables = {
  input: AddCartLinesInput;
};
export type useAddToCartMutation$data = {
  readonly addCartLines: {
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
export type useAddToCartMutation = {
  response: useAddToCartMutation$data;
  variables: useAddToCartMutation$variables;
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
    "name": "useAddToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddCartLinesPayload",
        "kind": "LinkedField",
        "name": "addCartLines",
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
    "name": "useAddToCartMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddCartLinesPayload",
        "kind": "LinkedField",
        "name": "addCartLines",
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
    "id": "fc79b520a1a40847fb22b7ed380dddddbda1c36cd77f11d85734b0529855e922",
    "metadata": {},
    "name": "useAddToCartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94fe73a1b2d9406c0f1eb489816fb47d";

export default node;
