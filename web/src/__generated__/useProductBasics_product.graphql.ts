/**
 * @generated SignedSource<<e4e9145b5922a6b096e4b2be91a3315e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useProductBasics_product$data = {
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
  }>;
  readonly name: string;
  readonly price: {
    readonly credit: {
      readonly total: {
        readonly amount: string;
      } | null | undefined;
    } | null | undefined;
    readonly final: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"BarPrice_price" | "PurchasePrice_price">;
  };
  readonly sku: string;
  readonly stock: {
    readonly quantity: number | null | undefined;
    readonly status: StockStatus;
    readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductFrame_product" | "ProductServices_product">;
  readonly " $fragmentType": "useProductBasics_product";
};
export type useProductBasics_product$key = {
  readonly " $data"?: useProductBasics_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductBasics_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "useProductBasics_product",
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
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductMedia",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductGallery_media"
        }
      ],
      "storageKey": null
    },
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "final",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
              "name": "total",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PurchasePrice_price"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BarPrice_price"
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockNote_stock"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFrame_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductServices_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "449559402e3fdac91d57b4db9db44904";

export default node;
