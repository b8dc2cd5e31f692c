/**
 * @generated SignedSource<<3762498c914bf491f555c66b03d04381>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptTotals_receipt$data = {
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
  readonly tax: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly totals: {
    readonly " $fragmentSpreads": FragmentRefs<"TotalRows_totals">;
  } | null | undefined;
  readonly " $fragmentType": "ReceiptTotals_receipt";
};
export type ReceiptTotals_receipt$key = {
  readonly " $data"?: ReceiptTotals_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptTotals_receipt">;
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
  "name": "ReceiptTotals_receipt",
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
      "name": "tax",
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
  "type": "Receipt",
  "abstractKey": null
};
})();

(node as any).hash = "e22560f1589bc88764de42a6657a5c19";

export default node;
