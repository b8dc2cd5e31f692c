/**
 * @generated SignedSource<<d98d98568eb83c5b20a98aee0e60d6cb>>
 * @relayHash 13e513539a63839e9dfd5f5e0e057cd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962717d80a9b602b55be5535dbbe941a3899f54c9b657ec50437a5f26ecebe77

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
export type UpdateCustomerInput = {
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  firstName: string;
  lastName: string;
  mothersName?: string | null | undefined;
};
export type useUpdateCustomerMutation$variables = {
  input: UpdateCustomerInput;
};
export type useUpdateCustomerMutation$data = {
  readonly updateCustomer: {
    readonly customer: {
      readonly fullName: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProfileForm_customer">;
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
export type useUpdateCustomerMutation = {
  response: useUpdateCustomerMutation$data;
  variables: useUpdateCustomerMutation$variables;
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
  "name": "fullName",
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
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCustomerPayload",
        "kind": "LinkedField",
        "name": "updateCustomer",
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
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProfileForm_customer"
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
    "name": "useUpdateCustomerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCustomerPayload",
        "kind": "LinkedField",
        "name": "updateCustomer",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mothersName",
                "storageKey": null
              },
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "962717d80a9b602b55be5535dbbe941a3899f54c9b657ec50437a5f26ecebe77",
    "metadata": {},
    "name": "useUpdateCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abe8a856e5762cf38ef715cd550da8de";

export default node;
