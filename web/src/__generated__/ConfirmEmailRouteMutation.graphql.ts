/**
 * @generated SignedSource<<235049e018165f7e6893056cd2767259>>
 * @relayHash 327faf36fcdbd6c6a10a0c4e9e887c11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c51021473c0937d9c5319d1cbdc67ed5fc92e476d239fc7e6132afced11b0e45

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "BANK_ACCOUNT_WRONG" | "BENEFICIARIES_COUNT" | "BENEFICIARIES_SUM" | "BENEFICIARIES_TWICE" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_FULL" | "CART_NOT_FOUND" | "COMPANY_BLOCKED" | "COMPANY_FORBIDDEN" | "COMPANY_INVITATION_PAST" | "COMPANY_LAST_ADMIN" | "COMPANY_TAX_ID" | "COMPANY_TAX_ID_TAKEN" | "COMPANY_USER_KNOWN" | "COMPANY_USER_UNKNOWN" | "CONFLICT" | "COUPON_INVALID" | "CREDIT_AMOUNT" | "CREDIT_APPLICATION_CLOSED" | "CREDIT_APPLICATION_NOT_FOUND" | "CREDIT_CLIENT_NOT_FOUND" | "CREDIT_CONSENT_REQUIRED" | "CREDIT_LINE_CHANGED" | "CREDIT_LINK_TAKEN" | "CREDIT_METHOD_UNAVAILABLE" | "CREDIT_NOTHING_OWED" | "CREDIT_NUMBER_INVALID" | "CREDIT_OFFER_CHANGED" | "CREDIT_REQUEST_PENDING" | "CREDIT_SESSION_OVER" | "CREDIT_STEP_MISSING" | "CREDIT_TELEPHONE_CONFIRMED" | "CREDIT_UNAVAILABLE" | "CURP_INVALID" | "CURP_MISMATCH" | "DATE_IN_FUTURE" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "ERASURE_COMPANY_OWNER" | "ERASURE_CREDIT_OPEN" | "ERASURE_LATER" | "ERASURE_ORDERS_OPEN" | "ERASURE_PAYMENT_DUE" | "ERASURE_UNAVAILABLE" | "ERASURE_WALLET_LEFT" | "EXTERNAL_CHECKOUT" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GIFT_CARDS_UNAVAILABLE" | "GIFT_CARD_AMOUNT" | "GIFT_CARD_CANCELED" | "GIFT_CARD_DAY" | "GIFT_CARD_EXPIRED" | "GIFT_CARD_MESSAGE" | "GIFT_CARD_OTHER_STORE" | "GIFT_CARD_RECIPIENT_EMAIL" | "GIFT_CARD_RECIPIENT_NAME" | "GIFT_CARD_REDEEMED" | "GIFT_CARD_UNKNOWN" | "GIFT_UNAVAILABLE" | "GUEST_ORDERS_LATER" | "GUEST_ORDERS_THERE" | "GUEST_ORDERS_UNAVAILABLE" | "IDEMPOTENCY_MISMATCH" | "ID_NOT_LEGIBLE" | "INSUFFICIENT_STOCK" | "INSURANCE_TOO_LOW" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "LIVE_TEST_EXPIRED" | "LIVE_TEST_FAILED" | "MOTORCYCLE_ALONE" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "ORDER_NOT_WAITING" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_AMOUNT" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PICKUP_BRANCH_REQUIRED" | "PICKUP_BRANCH_UNAVAILABLE" | "PIN_INCORRECT" | "PIN_LOCKED" | "PIN_TOO_EASY" | "PIN_TOO_SHORT" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "PROMOTER_CODE_INVALID" | "QUESTIONS_UNAVAILABLE" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFERENCE_SAME_ADDRESS" | "REFERENCE_SAME_TELEPHONE" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "REVIEW_PHOTOS_TOO_MANY" | "REVIEW_PHOTO_TOO_LARGE" | "REVIEW_PHOTO_UNREADABLE" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "SMS_UNCERTAIN" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "TRACKED_ORDER_UNKNOWN" | "TRACKING_UNAVAILABLE" | "UNDERAGE" | "UNIT_LIMIT_EXCEEDED" | "WHOLESALE_NOT_YET" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "ZIP_WITHOUT_COVERAGE" | "%future added value";
export type ConfirmEmailChangeInput = {
  clientMutationId?: string | null | undefined;
  token: string;
};
export type ConfirmEmailRouteMutation$variables = {
  input: ConfirmEmailChangeInput;
};
export type ConfirmEmailRouteMutation$data = {
  readonly confirmEmailChange: {
    readonly customer: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailSection_customer">;
    } | null | undefined;
    readonly notices: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type ConfirmEmailRouteMutation = {
  response: ConfirmEmailRouteMutation$data;
  variables: ConfirmEmailRouteMutation$variables;
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
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Notice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfirmEmailRouteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmEmailChangePayload",
        "kind": "LinkedField",
        "name": "confirmEmailChange",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailSection_customer"
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "ConfirmEmailRouteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfirmEmailChangePayload",
        "kind": "LinkedField",
        "name": "confirmEmailChange",
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailChange",
                "kind": "LinkedField",
                "name": "emailChange",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiresAt",
                    "storageKey": null
                  }
                ],
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c51021473c0937d9c5319d1cbdc67ed5fc92e476d239fc7e6132afced11b0e45",
    "metadata": {},
    "name": "ConfirmEmailRouteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "853b639fd1439be4d19e0460b1790d17";

export default node;
