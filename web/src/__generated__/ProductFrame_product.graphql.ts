/**
 * @generated SignedSource<<1e42282aa021536953fb8597c21ab528>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UserErrorCode = "ADDRESS_LIMIT" | "ADDRESS_NOT_FOUND" | "CANCEL_OR_RETURN_FAILED" | "CART_EMPTY" | "CART_NOT_FOUND" | "CONFLICT" | "COUPON_INVALID" | "EMAIL_CHANGE_NEEDS_PASSWORD" | "EMAIL_CHANGE_NOT_FOUND" | "EMAIL_CHANGE_UNAVAILABLE" | "EMAIL_LINK_EXPIRED" | "EMAIL_LINK_INVALID" | "EMAIL_TAKEN" | "EMAIL_UNCHANGED" | "GUEST_ORDERS_LATER" | "GUEST_ORDERS_THERE" | "GUEST_ORDERS_UNAVAILABLE" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_STOCK" | "INVALID" | "INVALID_QUANTITY" | "IN_STOCK" | "LINE_NOT_FOUND" | "NO_VARIANT_AVAILABLE" | "OPTIONS_REQUIRED" | "ORDER_LINE_QUANTITY" | "ORDER_NOT_CANCELABLE" | "ORDER_NOT_FOUND" | "OUT_OF_STOCK" | "PASSWORD_LINK_EXPIRED" | "PASSWORD_LINK_INVALID" | "PASSWORD_WRONG" | "PAYMENT_METHOD_UNAVAILABLE" | "PAYMENT_REQUIRED" | "PICKUP_BRANCH_REQUIRED" | "PICKUP_BRANCH_UNAVAILABLE" | "PRICE_UNKNOWN" | "PRODUCT_NOT_FOUND" | "QUOTE_LIMIT" | "QUOTE_NOT_FOUND" | "REFUSED" | "RETURN_NOT_POSSIBLE" | "RETURN_PHOTOS" | "SHARE_NOT_FOUND" | "SHIPPING_METHOD_UNAVAILABLE" | "SHIPPING_REQUIRED" | "SIGNED_OUT" | "SIGN_IN_REFUSED" | "SMS_CODE_INCORRECT" | "SMS_DAY_LIMIT" | "SMS_NOT_SENT" | "SMS_TOO_SOON" | "TELEPHONE_MISSING" | "TERMS_REQUIRED" | "TOO_MANY_ATTEMPTS" | "TOTAL_CHANGED" | "UNIT_LIMIT_EXCEEDED" | "WISH_LIST_FULL" | "WISH_LIST_LIMIT" | "WISH_LIST_NAME_TAKEN" | "WISH_LIST_NOT_CREATED" | "WISH_LIST_NOT_FOUND" | "WISH_LIST_OUT_OF_STOCK" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductFrame_product$data = {
  readonly brand: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"usePriceWords_price">;
  };
  readonly sku: string;
  readonly summary: string | null | undefined;
  readonly unavailable: {
    readonly code: UserErrorCode;
    readonly message: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTags_product" | "CompareToggle_product" | "DeliveryNotes_product" | "ProductBreadcrumbs_product" | "ProductDetails_product" | "ProductHead_product" | "ProductReviews_product" | "RatingSummary_product" | "RelatedProducts_product" | "UpsellProducts_product">;
  readonly " $fragmentType": "ProductFrame_product";
};
export type ProductFrame_product$key = {
  readonly " $data"?: ProductFrame_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFrame_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFrame_product",
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
      "name": "sku",
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
      "name": "brand",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UserError",
      "kind": "LinkedField",
      "name": "unavailable",
      "plural": false,
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductPrice",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePriceWords_price"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductBreadcrumbs_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChosenTags_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDetails_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryNotes_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareToggle_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RatingSummary_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductReviews_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedProducts_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UpsellProducts_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "a3963e76a8323d29d738fc16f6ebbb3b";

export default node;
