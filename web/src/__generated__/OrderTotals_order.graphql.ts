/**
 * @generated SignedSource<<44492f07e7fd4fdda75f4e2fbe48b173>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderTotals_order$data = {
  readonly canceledTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly currentTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly dueTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly paidTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly refundedTotal: {
    readonly amount: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly totals: {
    readonly tax: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TotalRows_totals">;
  } | null | undefined;
  readonly " $fragmentType": "OrderTotals_order";
};
export type OrderTotals_order$key = {
  readonly " $data"?: OrderTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderTotals_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "tax",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TotalRows_totals"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "canceledTotal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "currentTotal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paidTotal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refundedTotal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "dueTotal",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderView",
  "abstractKey": "__isOrderView"
};
})();

(node as any).hash = "116c8c715484459d3d44250928aeccd0";

export default node;
