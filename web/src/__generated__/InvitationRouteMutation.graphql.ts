/**
 * @generated SignedSource<<5c78452e574dadc3f2c72ed9870beec0>>
 * @relayHash 82e33c9d16822c5dbb2a1c2939f8303c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341400c40ab5e03fe49e5790df55d52d7cb01b5ac6fb9f485b93aa8052c33ae3

import { ConcreteRequest } from 'relay-runtime';
export type NoticeCode = "ACCOUNT_ERASED" | "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "COMPANY_ADDED" | "COMPANY_JOINED" | "COMPANY_REGISTERED" | "COMPANY_UPDATED" | "COMPANY_USER_CHANGED" | "COMPANY_USER_INVITED" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "CREDIT_CODE_SENT" | "CREDIT_ERASED" | "CREDIT_LINKED" | "CREDIT_SUBMITTED" | "CREDIT_TRANSFER_READY" | "CREDIT_UNLINKED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "GUEST_ORDERS_ADDED" | "GUEST_ORDERS_NONE" | "GUEST_ORDERS_REQUESTED" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUESTION_RECEIVED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WHOLESALE_GRANTED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "BANK_ACCOUNT_WRONG" | "BENEFICIARIES_COUNT" | "BENEFICIARIES_SUM" | "BENEFICIARIES_TWICE" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_FULL" | "CART_NOT_FOUND" | "COMPANY_BLOCKED" | "COMPANY_FORBIDDEN" | "COMPANY_INVITATION_PAST" | "COMPANY_LAST_ADMIN" | "COMPANY_TAX_ID" | "COMPANY_TAX_ID_TAKEN" | "COMPANY_USER_KNOWN" | "COMPANY_USER_UNKNOWN" | "CONFLICT" | "COUPON_INVALID" | "CREDIT_AMOUNT" | "CREDIT_APPLICATION_CLOSED" | "CREDIT_APPLICATION_NOT_FOUND" | "CREDIT_CLIENT_NOT_FOUND" | "CREDIT_CONSENT_REQUIRED" | "CREDIT_LINE_CHANGED" | "CREDIT_LINK_TAKEN" | "CREDIT_METHOD_UNAVAILABLE" | "CREDIT_NOTHING_OWED" | "CREDIT_NUMBER_INVALID" | "CREDIT_OFFER_CHANGED" | "CREDIT_REQUEST_PENDING" | "CREDIT_SESSION_OVER" | "CREDIT_STEP_MISSING" | "CREDIT_TELEPHONE_CONFIRMED" | "CREDIT_UNAVAILABLE" | "CURP_INVALID" | "CURP_MISMATCH" | "DATE_IN_FUTURE" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "ERASURE_COMPANY_OWNER" | "ERASURE_CREDIT_OPEN" | "ERASURE_LATER" | "ERASURE_ORDERS_OPEN" | "ERASURE_PAYMENT_DUE" | "ERASURE_UNAVAILABLE" | "ERASURE_WALLET_LEFT" | "EXTERNAL_CHECKOUT" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GIFT_CARDS_UNAVAILABLE" | "GIFT_CARD_AMOUNT" | "GIFT_CARD_CANCELED" | "GIFT_CARD_DAY" | "GIFT_CARD_EXPIRED" | "GIFT_CARD_MESSAGE" | "GIFT_CARD_OTHER_STORE" | "GIFT_CARD_RECIPIENT_EMAIL" | "GIFT_CARD_RECIPIENT_NAME" | "GIFT_CARD_REDEEMED" | "GIFT_CARD_UNKNOWN" | "GIFT_UNAVAILABLE" | "GUEST_ORDERS_LATER" | "GUEST_ORDERS_THERE" | "GUEST_ORDERS_UNAVAILABLE" | "IDEMPOTENCY_MISMATCH" | "ID_NOT_LEGIBLE" | "INSUFFICIENT_STOCK" | "INSURANCE_TOO_LOW" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "LIVE_TEST_EXPIRED" | "LIVE_TEST_FAILED" | "MOTORCYCLE_ALONE" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "ORDER_NOT_WAITING" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_AMOUNT" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PICKUP_BRANCH_REQUIRED" | "PICKUP_BRANCH_UNAVAILABLE" | "PIN_INCORRECT" | "PIN_LOCKED" | "PIN_TOO_EASY" | "PIN_TOO_SHORT" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "PROMOTER_CODE_INVALID" | "QUESTIONS_UNAVAILABLE" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFERENCE_SAME_ADDRESS" | "REFERENCE_SAME_TELEPHONE" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "REVIEW_PHOTOS_TOO_MANY" | "REVIEW_PHOTO_TOO_LARGE" | "REVIEW_PHOTO_UNREADABLE" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "SMS_UNCERTAIN" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "TRACKED_ORDER_UNKNOWN" | "TRACKING_UNAVAILABLE" | "UNDERAGE" | "UNIT_LIMIT_EXCEEDED" | "WHOLESALE_NOT_YET" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "ZIP_WITHOUT_COVERAGE" | "%future added value";
export type AcceptCompanyInvitationInput = {
  clientMutationId?: string | null | undefined;
  code: string;
  password?: string | null | undefined;
};
export type InvitationRouteMutation$variables = {
  input: AcceptCompanyInvitationInput;
};
export type InvitationRouteMutation$data = {
  readonly acceptCompanyInvitation: {
    readonly customer: {
      readonly id: string;
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
export type InvitationRouteMutation = {
  response: InvitationRouteMutation$data;
  variables: InvitationRouteMutation$variables;
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
    "concreteType": "AcceptCompanyInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptCompanyInvitation",
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
    "name": "InvitationRouteMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvitationRouteMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "341400c40ab5e03fe49e5790df55d52d7cb01b5ac6fb9f485b93aa8052c33ae3",
    "metadata": {},
    "name": "InvitationRouteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a82632f0263fadfe3e434adbc81758b";

export default node;
