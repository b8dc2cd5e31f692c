/**
 * @generated SignedSource<<3ebb6507e0de8fb6316072546bfe2c8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useOwnRows_products$data = ReadonlyArray<{
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
  readonly " $fragmentType": "useOwnRows_products";
}>;
export type useOwnRows_products$key = ReadonlyArray<{
  readonly " $data"?: useOwnRows_products$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnRows_products">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "useOwnRows_products",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
      "storageKey": null
    },
    {
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
    {
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
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "4a8a2dcb39894dbfc581cb7403812816";

export default node;
