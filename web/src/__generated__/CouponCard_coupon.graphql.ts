/**
 * @generated SignedSource<<646a4689476a840f400b7a493e999e91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomerCouponOrigin = "NEWSLETTER" | "OTHER" | "%future added value";
export type CustomerCouponState = "PAST" | "USABLE" | "USED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CouponCard_coupon$data = {
  readonly amount: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly code: string;
  readonly isFreeShipping: boolean;
  readonly minimumSubtotal: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly origin: CustomerCouponOrigin;
  readonly percent: string | null | undefined;
  readonly state: CustomerCouponState;
  readonly validUntil: string | null | undefined;
  readonly " $fragmentType": "CouponCard_coupon";
};
export type CouponCard_coupon$key = {
  readonly " $data"?: CouponCard_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponCard_coupon">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponCard_coupon",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFreeShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimumSubtotal",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "origin",
      "storageKey": null
    }
  ],
  "type": "CustomerCoupon",
  "abstractKey": null
};
})();

(node as any).hash = "91c83a47d58a93ed4b57613b5ead3086";

export default node;
