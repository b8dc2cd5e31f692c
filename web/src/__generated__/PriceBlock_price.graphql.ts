/**
 * @generated SignedSource<<20adfb283f0cffd8a09647ac715fed64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PriceBlock_price$data = {
  readonly discountPercent: number;
  readonly final: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly instalments: ReadonlyArray<{
    readonly monthly: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly months: number;
  }>;
  readonly isFrom: boolean;
  readonly lowestPrior: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly publicPrice: {
    readonly amount: string;
    readonly currencyCode: string;
  } | null | undefined;
  readonly regular: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CreditLine_price">;
  readonly " $fragmentType": "PriceBlock_price";
};
export type PriceBlock_price$key = {
  readonly " $data"?: PriceBlock_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceBlock_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "regular",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "final",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "publicPrice",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowestPrior",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Instalment",
      "kind": "LinkedField",
      "name": "instalments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "monthly",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditLine_price"
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};
})();

(node as any).hash = "cc193792537300b277c211156e4c25a7";

export default node;
