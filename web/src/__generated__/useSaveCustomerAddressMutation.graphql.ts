/**
 * @generated SignedSource<<bb506f40f77d5bc8587e8ac90adcaf1a>>
 * @relayHash 6051373e4349fba434b620e1018822d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 558818df4705a2e75cfbf0368518c40b1af3f8e6c9c906eb2120fbf89d083b54

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoticeCode = "ACCOUNT_UPDATED" | "ADDRESS_DELETED" | "ADDRESS_SAVED" | "CART_MERGED_IN_PART" | "CONTACT_COMPLAINT_FILED" | "CONTACT_MESSAGE_SENT" | "COUPON_REMOVED" | "DEVICES_SIGNED_OUT" | "EMAIL_CHANGED" | "EMAIL_CHANGE_CANCELED" | "EMAIL_CHANGE_REQUESTED" | "EMAIL_CHANGE_UNDONE" | "LOGGED_OUT" | "NEWSLETTER_ALREADY_SUBSCRIBED" | "NEWSLETTER_COUPON" | "NEWSLETTER_SUBSCRIBED" | "NEWSLETTER_UNSUBSCRIBED" | "ORDER_CANCELED" | "ORDER_LINES_CANCELED" | "ORDER_QUEUED" | "ORDER_TOTAL_DIFFERS" | "PASSWORD_CHANGED" | "PASSWORD_LINK_SENT" | "PRICE_CHANGED" | "PRODUCT_ADDED" | "PROVIDERS_PARTED" | "QUANTITY_UPDATED" | "QUOTE_SAVED" | "RETURN_CREATED" | "REVIEW_PENDING" | "SOCIAL_JOINED" | "SOLD_OUT_REMOVED" | "STOCK_NOTICE_KEPT" | "STOCK_VOLATILE" | "TELEPHONE_CODE_SENT" | "TELEPHONE_CONFIRMED" | "WISH_LIST_CREATED" | "WISH_LIST_DELETED" | "WISH_LIST_PRODUCT_ADDED" | "WISH_LIST_PRODUCT_REMOVED" | "WISH_LIST_UPDATED" | "%future added value";
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
export type SaveCustomerAddressInput = {
  address: AddressInput;
  addressId?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  isDefaultBilling?: boolean | null | undefined;
  isDefaultShipping?: boolean | null | undefined;
};
export type AddressInput = {
  city: string;
  company?: string | null | undefined;
  countryCode?: string;
  crossStreet?: string | null | undefined;
  firstName: string;
  lastName: string;
  mothersName?: string | null | undefined;
  postcode: string;
  regionCode?: string | null | undefined;
  street: ReadonlyArray<string>;
  taxId?: string | null | undefined;
  telephone: string;
};
export type useSaveCustomerAddressMutation$variables = {
  input: SaveCustomerAddressInput;
};
export type useSaveCustomerAddressMutation$data = {
  readonly saveCustomerAddress: {
    readonly customer: {
      readonly addresses: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"AddressCard_address" | "addressDraft_address">;
      }>;
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
export type useSaveCustomerAddressMutation = {
  response: useSaveCustomerAddressMutation$data;
  variables: useSaveCustomerAddressMutation$variables;
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
  "name": "firstName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mothersName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "street",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "regionCode",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postcode",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "telephone",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "company",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "taxId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "crossStreet",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/),
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
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "Notice",
  "kind": "LinkedField",
  "name": "notices",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v14/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSaveCustomerAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCustomerAddressPayload",
        "kind": "LinkedField",
        "name": "saveCustomerAddress",
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
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "addresses",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AddressCard_address"
                  },
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "addressDraft_address",
                    "selections": [
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/)
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
    "name": "useSaveCustomerAddressMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveCustomerAddressPayload",
        "kind": "LinkedField",
        "name": "saveCustomerAddress",
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
                "concreteType": "CustomerAddress",
                "kind": "LinkedField",
                "name": "addresses",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "addressId",
                    "storageKey": null
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDefaultShipping",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isDefaultBilling",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v12/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "region",
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isTelephoneConfirmed",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v11/*:: as any*/)
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
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "558818df4705a2e75cfbf0368518c40b1af3f8e6c9c906eb2120fbf89d083b54",
    "metadata": {},
    "name": "useSaveCustomerAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6be2e969ce6b03450238a7d73f2a8a3e";

export default node;
