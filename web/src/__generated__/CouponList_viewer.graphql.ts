/**
 * @generated SignedSource<<8ab5a10b192196b724908e1b1ff5862e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CustomerCouponState = "PAST" | "USABLE" | "USED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CouponList_viewer$data = {
  readonly cart: {
    readonly coupon: {
      readonly code: string;
    } | null | undefined;
  } | null | undefined;
  readonly customer: {
    readonly coupons: {
      readonly nodes: ReadonlyArray<{
        readonly code: string;
        readonly state: CustomerCouponState;
        readonly " $fragmentSpreads": FragmentRefs<"CouponCard_coupon">;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CouponList_viewer";
};
export type CouponList_viewer$key = {
  readonly " $data"?: CouponList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CouponList_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CouponList_viewer",
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
          "args": [
            {
              "kind": "Variable",
              "name": "first",
              "variableName": "first"
            }
          ],
          "concreteType": "CustomerCouponConnection",
          "kind": "LinkedField",
          "name": "coupons",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CustomerCoupon",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CouponCard_coupon"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Coupon",
          "kind": "LinkedField",
          "name": "coupon",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "537a357e32b000853cb28546a8b15c33";

export default node;
