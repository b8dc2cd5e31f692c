/**
 * @generated SignedSource<<f133a5252fd95ad58507254c497d41e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardPayment_order$data = {
  readonly id: string;
  readonly paymentUrl: string | null | undefined;
  readonly " $fragmentType": "CardPayment_order";
};
export type CardPayment_order$key = {
  readonly " $data"?: CardPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPayment_order",
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
      "name": "paymentUrl",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "4903687945a16d627b4e5d1c7032448e";

export default node;
