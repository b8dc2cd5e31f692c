/**
 * @generated SignedSource<<9397af44284d2072d81d73c6f760eba2>>
 * @relayHash 8179d3980cb73f87d3ae0166f961a0d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbce9e58eb4ebccd6c4d97789aa65a8f670a212e7afef591b6c2edc046ee02c6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
export type CancelOrderInput = {
  clientMutationId?: string | null | undefined;
  lines?: ReadonlyArray<CancelOrderLineInput> | null | undefined;
  orderId: string;
  reason: string;
};
export type CancelOrderLineInput = {
  lineId: string;
  quantity: number;
};
export type cancelOrderQueueableMutation$variables = {
  input: CancelOrderInput;
};
export type cancelOrderQueueableMutation$data = {
  readonly cancelOrder: {
    readonly notices: ReadonlyArray<{
      readonly code: NoticeCode;
      readonly message: string;
    }>;
    readonly order: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CancelOrderButton_order" | "CanceledNote_order" | "CardPayment_order" | "OrderProgress_order">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  };
};
export type cancelOrderQueueableMutation = {
  response: cancelOrderQueueableMutation$data;
  variables: cancelOrderQueueableMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Notice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "cancelOrderQueueableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrderProgress_order"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CancelOrderButton_order"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CanceledNote_order"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CardPayment_order"
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "cancelOrderQueueableMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CancelOrderPayload",
        "kind": "LinkedField",
        "name": "cancelOrder",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "progress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cancelable",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "OrderLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lineId",
                    "storageKey": null
                  },
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "canceledQuantity",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "canceledTotal",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currencyCode",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentMethodCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentUrl",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbce9e58eb4ebccd6c4d97789aa65a8f670a212e7afef591b6c2edc046ee02c6",
    "metadata": {},
    "name": "cancelOrderQueueableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "900ef5745288774f0a512bf841d8d8cd";

export default node;
