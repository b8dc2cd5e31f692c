/**
 * @generated SignedSource<<bdda32e2317a639b5b9694343dc0e113>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UsedCoupon_coupon$data = {
  readonly code: string;
  readonly " $fragmentType": "UsedCoupon_coupon";
};
export type UsedCoupon_coupon$key = {
  readonly " $data"?: UsedCoupon_coupon$data;
  readonly " $fragmentSpreads": FragmentRefs<"UsedCoupon_coupon">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UsedCoupon_coupon",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Coupon",
  "abstractKey": null
};

(node as any).hash = "252ee30250f3d03b0b113c8b5e2df32e";

export default node;
