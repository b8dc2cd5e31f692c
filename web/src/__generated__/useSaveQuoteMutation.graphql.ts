/**
 * @generated SignedSource<<556bf769ac1415d9e520dbed6776edda>>
 * @relayHash 136d355432af6a71b52cc3598b07c5e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4d93c95365c7bb8abe23fc8e9acb73f0e32031ce6fd6bbaaae423ed17da74f7

import { ConcreteRequest } from 'relay-runtime';
export type NoticeCode = "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
export type SaveQuoteInput = {
  clientMutationId?: string | null | undefined;
  name: string;
};
export type useSaveQuoteMutation$variables = {
  input: SaveQuoteInput;
};
export type useSaveQuoteMutation$data = {
  readonly saveQuote: {
    readonly notices: ReadonlyArray<{
      readonly code: NoticeCode;
      readonly message: string;
    }>;
    readonly quote: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly availableQuantity: number | null | undefined;
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
      readonly sku: string | null | undefined;
    }>;
  };
};
export type useSaveQuoteMutation = {
  response: useSaveQuoteMutation$data;
  variables: useSaveQuoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveQuotePayload",
    "kind": "LinkedField",
    "name": "saveQuote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Quote",
        "kind": "LinkedField",
        "name": "quote",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Notice",
        "kind": "LinkedField",
        "name": "notices",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveQuoteMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveQuoteMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d4d93c95365c7bb8abe23fc8e9acb73f0e32031ce6fd6bbaaae423ed17da74f7",
    "metadata": {},
    "name": "useSaveQuoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "123dc25b4612d8550351761288fc51d5";

export default node;
