/**
 * @generated SignedSource<<871c81fa3abe387e4aa7d3fc307c6581>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OrderTotals_order$data = {
  readonly segments: ReadonlyArray<{
    readonly code: string;
    readonly title: string;
    readonly value: {
      readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
    } | null | undefined;
  }>;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "OrderTotals_order";
};
export type OrderTotals_order$key = {
  readonly " $data"?: OrderTotals_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderTotals_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Amount_money"
  }
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
      "concreteType": "TotalSegment",
      "kind": "LinkedField",
      "name": "segments",
      "plural": true,
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "value",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "94c61f69e273925e2885e091d3a3fbd2";

export default node;
