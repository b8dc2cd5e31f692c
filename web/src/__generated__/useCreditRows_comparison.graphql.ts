/**
 * @generated SignedSource<<e8d721b48465dd28fb6242bbb873dc14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useCreditRows_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly price: {
      readonly credit: {
        readonly annualCost: number | null | undefined;
        readonly total: {
          readonly amount: string;
          readonly currencyCode: string;
        } | null | undefined;
        readonly weekly: {
          readonly amount: string;
          readonly currencyCode: string;
        };
        readonly weeks: number | null | undefined;
      } | null | undefined;
    };
  }>;
  readonly variants: ReadonlyArray<{
    readonly price: {
      readonly credit: {
        readonly annualCost: number | null | undefined;
        readonly total: {
          readonly amount: string;
          readonly currencyCode: string;
        } | null | undefined;
        readonly weekly: {
          readonly amount: string;
          readonly currencyCode: string;
        };
        readonly weeks: number | null | undefined;
      } | null | undefined;
    };
  } | null | undefined>;
  readonly " $fragmentType": "useCreditRows_comparison";
};
export type useCreditRows_comparison$key = {
  readonly " $data"?: useCreditRows_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCreditRows_comparison">;
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
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductPrice",
    "kind": "LinkedField",
    "name": "price",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditPrice",
        "kind": "LinkedField",
        "name": "credit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "weekly",
            "plural": false,
            "selections": (v0/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "weeks",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "annualCost",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCreditRows_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "f7210fa2599f2e24bbe4d0ade2876916";

export default node;
