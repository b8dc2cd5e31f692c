/**
 * @generated SignedSource<<bb5d66a5bbe522cda66c690d84168484>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OrderStatus = "CANCELED" | "DELIVERED" | "PENDING" | "PROCESSING" | "SHIPPED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CanceledNote_order$data = {
  readonly canceledTotal: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly dueTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly canceledQuantity: number;
    readonly name: string;
  }>;
  readonly paidTotal: {
    readonly amount: string;
  } | null | undefined;
  readonly paymentMethodCode: string | null | undefined;
  readonly status: OrderStatus;
  readonly " $fragmentType": "CanceledNote_order";
};
export type CanceledNote_order$key = {
  readonly " $data"?: CanceledNote_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CanceledNote_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CanceledNote_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
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
          "name": "canceledQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "canceledTotal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paidTotal",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "dueTotal",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "be62bc73c44a418daf249a2a41f5cf15";

export default node;
