/**
 * @generated SignedSource<<badd0664aa992cd0a9b3ee890f0b7ab4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedConfigurable_product$data = {
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly attributeCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"OptionPicker_option">;
  }>;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"BarPrice_price" | "PurchasePrice_price">;
  };
  readonly variants: ReadonlyArray<{
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    };
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"BarPrice_price" | "PurchasePrice_price">;
    };
    readonly sku: string;
    readonly stock: {
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "FeaturedFrame_product" | "useVariantChoice_product">;
  readonly " $fragmentType": "FeaturedConfigurable_product";
};
export type FeaturedConfigurable_product$key = {
  readonly " $data"?: FeaturedConfigurable_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedConfigurable_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ProductPrice",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": [
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedConfigurable_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeCode",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OptionPicker_option"
        }
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
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_media"
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/),
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
          "name": "AddToCartButton_variant"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVariantChoice_product"
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
    }
  ],
  "type": "ConfigurableProduct",
  "abstractKey": null
};
})();

(node as any).hash = "f16ab8c986597c31817e74fc7f6e1e74";

export default node;
