/**
 * @generated SignedSource<<17edc0cdc93852216965a3a1df1c0fb1>>
 * @relayHash b7f2c935291c197b5c9b0d0b8bf5853e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81dbd4cec734f17767c80ce6a0e4c129d7d5e0be71657c6b661401dc45e3b3c4

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
export type WishListAccess = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
export type UpdateWishListInput = {
  access?: WishListAccess | null | undefined;
  clientMutationId?: string | null | undefined;
  name?: string | null | undefined;
  wishListId: string;
};
export type useUpdateWishListMutation$variables = {
  input: UpdateWishListInput;
};
export type useUpdateWishListMutation$data = {
  readonly updateWishList: {
    readonly customer: {
      readonly wishLists: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"WishListCard_list">;
        }>;
        readonly totalCount: number;
      } | null | undefined;
    } | null | undefined;
    readonly notices: ReadonlyArray<{
      readonly code: NoticeCode;
      readonly message: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useUpdateWishListMutation = {
  response: useUpdateWishListMutation$data;
  variables: useUpdateWishListMutation$variables;
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
v2 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Notice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useUpdateWishListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishListPayload",
        "kind": "LinkedField",
        "name": "updateWishList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "WishListConnection",
                "kind": "LinkedField",
                "name": "wishLists",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WishList",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "WishListCard_list"
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": "wishLists(first:20)"
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "useUpdateWishListMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWishListPayload",
        "kind": "LinkedField",
        "name": "updateWishList",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Customer",
            "kind": "LinkedField",
            "name": "customer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "WishListConnection",
                "kind": "LinkedField",
                "name": "wishLists",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "WishList",
                    "kind": "LinkedField",
                    "name": "nodes",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
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
                        "name": "isDefault",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "access",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "itemCount",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": "wishLists(first:20)"
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "81dbd4cec734f17767c80ce6a0e4c129d7d5e0be71657c6b661401dc45e3b3c4",
    "metadata": {},
    "name": "useUpdateWishListMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3cda22bb1f3909ffd47d1db65e0442b4";

export default node;
