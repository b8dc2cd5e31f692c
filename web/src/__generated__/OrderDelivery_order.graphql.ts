/**
 * @generated SignedSource<<cc90b1465871057783905f79865b34e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderDelivery_order$data = {
  readonly deliveryCompany: string | null | undefined;
  readonly guideNumber: string | null | undefined;
  readonly " $fragmentType": "OrderDelivery_order";
};
export type OrderDelivery_order$key = {
  readonly " $data"?: OrderDelivery_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDelivery_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDelivery_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "guideNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryCompany",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "24658e95e0df569a097545d127d03fbd";

export default node;
