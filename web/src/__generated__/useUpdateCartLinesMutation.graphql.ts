/**
 * @generated SignedSource<<1d1ceb3a142064482ee60e8854cdd824>>
 * @relayHash 51cfc571296a21842be6acfad03bc2ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b28b7af965b7298915bae9fc0a1d9fb304f70529f1ad856097f66044320356c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "COUPON_REMOVED" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "QUANTITY_UPDATED" | "STOCK_VOLATILE" | "%future added value";
export type UserErrorCode = "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "LINE_NOT_FOUND" | "OPTIONS_REQUIRED" | "OUT_OF_STOCK" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "REFUSED" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "TOO_MANY_ATTEMPTS" | "%future added value";
export type UpdateCartLinesInput = {
  clientMutationId?: string | null | undefined;
  expectedHash?: string | null | undefined;
  lines: ReadonlyArray<CartLineUpdateInput>;
};
export type CartLineUpdateInput = {
  line: CartLineRef;
  quantity: number;
};
export type CartLineRef = {
  id: string;
  identity?: never;
} | {
  id?: never;
  identity: CartLineIdentityInput;
};
export type CartLineIdentityInput = {
  optionsChecksum?: string | null | undefined;
  sku: string;
};
export type useUpdateCartLinesMutation$variables = {
  input: UpdateCartLinesInput;
};
export type useUpdateCartLinesMutation$data = {
  readonly updateCartLines: {
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
export type useUpdateCartLinesMutation = {
  response: useUpdateCartLinesMutation$data;
  variables: useUpdateCartLinesMutation$variables;
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
    "name": "useUpdateCartLinesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCartLinesPayload",
        "kind": "LinkedField",
        "name": "updateCartLines",
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
    "name": "useUpdateCartLinesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCartLinesPayload",
        "kind": "LinkedField",
        "name": "updateCartLines",
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
    "id": "9b28b7af965b7298915bae9fc0a1d9fb304f70529f1ad856097f66044320356c",
    "metadata": {},
    "name": "useUpdateCartLinesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e87b9c54955e6c39cd636b8110ff4c4d";

export default node;
