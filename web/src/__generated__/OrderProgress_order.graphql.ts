/**
 * @generated SignedSource<<34c5050f6c45972078fda6c4a392df3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderProgress = "ORDER_DELIVERED" | "ORDER_SENT" | "PAYMENT_CONFIRMED" | "PAYMENT_PREVIEW" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type OrderProgress_order$data = {
  readonly paymentMethodCode: string | null | undefined;
  readonly progress: OrderProgress | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly progress: OrderProgress;
    readonly reachedAt: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusTag_order">;
  readonly " $fragmentType": "OrderProgress_order";
};
export type OrderProgress_order$key = {
  readonly " $data"?: OrderProgress_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderProgress_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderProgress_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reachedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusTag_order"
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};
})();

(node as any).hash = "ac6e89a5682f695ecddc659fc26c573a";

export default node;
