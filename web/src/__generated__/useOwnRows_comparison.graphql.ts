/**
 * @generated SignedSource<<df36c591e5cf76c76726f96b54d10a76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useOwnRows_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly brand: string | null | undefined;
    readonly dimensions: {
      readonly depthCm: number | null | undefined;
      readonly heightCm: number | null | undefined;
      readonly weightKg: number | null | undefined;
      readonly widthCm: number | null | undefined;
    } | null | undefined;
    readonly stock: {
      readonly isLow: boolean;
      readonly quantity: number | null | undefined;
      readonly status: StockStatus;
    } | null | undefined;
  }>;
  readonly variants: ReadonlyArray<{
    readonly dimensions: {
      readonly depthCm: number | null | undefined;
      readonly heightCm: number | null | undefined;
      readonly weightKg: number | null | undefined;
      readonly widthCm: number | null | undefined;
    } | null | undefined;
    readonly stock: {
      readonly isLow: boolean;
      readonly quantity: number | null | undefined;
      readonly status: StockStatus;
    } | null | undefined;
  } | null | undefined>;
  readonly " $fragmentType": "useOwnRows_comparison";
};
export type useOwnRows_comparison$key = {
  readonly " $data"?: useOwnRows_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnRows_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Stock",
  "kind": "LinkedField",
  "name": "stock",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLow",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductDimensions",
  "kind": "LinkedField",
  "name": "dimensions",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widthCm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heightCm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depthCm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightKg",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOwnRows_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brand",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "7d6cc90c943f06cfb3a341c70f4fe152";

export default node;
