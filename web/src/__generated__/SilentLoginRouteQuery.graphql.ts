/**
 * @generated SignedSource<<bf0f268254d0cfeb15144232777acef9>>
 * @relayHash 10217df16dd64414719bd6d3c784daaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e30178f12d7939ebe76bbd2ae58877c72046efaf024497d713595baed4c23c60

import { ConcreteRequest } from 'relay-runtime';
export type NoticeCode = "ACCOUNT_ERASED" | "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "COMPANY_ADDED" | "COMPANY_JOINED" | "COMPANY_REGISTERED" | "COMPANY_UPDATED" | "COMPANY_USER_CHANGED" | "COMPANY_USER_INVITED" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "CREDIT_CODE_SENT" | "CREDIT_ERASED" | "CREDIT_LINKED" | "CREDIT_SUBMITTED" | "CREDIT_TRANSFER_READY" | "CREDIT_UNLINKED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "GUEST_ORDERS_ADDED" | "GUEST_ORDERS_NONE" | "GUEST_ORDERS_REQUESTED" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUESTION_RECEIVED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WHOLESALE_GRANTED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type SilentLoginRouteQuery$variables = Record<PropertyKey, never>;
export type SilentLoginRouteQuery$data = {
  readonly viewer: {
    readonly arrivalNotices: ReadonlyArray<{
      readonly code: NoticeCode;
      readonly message: string;
    }>;
    readonly customer: {
      readonly firstName: string;
      readonly id: string;
    } | null | undefined;
  };
};
export type SilentLoginRouteQuery = {
  response: SilentLoginRouteQuery$data;
  variables: SilentLoginRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
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
        "name": "arrivalNotices",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SilentLoginRouteQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SilentLoginRouteQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e30178f12d7939ebe76bbd2ae58877c72046efaf024497d713595baed4c23c60",
    "metadata": {},
    "name": "SilentLoginRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb5b6edb4140d5147a9e6b99051ecc2e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
