/**
 * @generated SignedSource<<3c76620fce570d937bc8b4c21d209248>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type FeaturedSimple_product$data = {
  readonly customOptions?: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useCustomOptions_options">;
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
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "FeaturedFrame_product">;
  readonly " $fragmentType": "FeaturedSimple_product";
};
export type FeaturedSimple_product$key = {
  readonly " $data"?: FeaturedSimple_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedSimple_product">;
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
  "name": "FeaturedSimple_product",
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
      "name": "FeaturedFrame_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomOption",
          "kind": "LinkedField",
          "name": "customOptions",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useCustomOptions_options"
            }
          ],
          "storageKey": null
        }
      ],
      "type": "SimpleProduct",
      "abstractKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "dc9f627ba473d7222fa2d0012b1b5e87";

export default node;
