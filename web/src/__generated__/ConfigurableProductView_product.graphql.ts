/**
 * @generated SignedSource<<292701df20dc15d90b79d310fb087b86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfigurableProductView_product$data = {
  readonly options: ReadonlyArray<{
    readonly attributeCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"OptionPicker_option">;
  }>;
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly media: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
    }>;
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"BarPrice_price" | "PurchasePrice_price">;
    };
    readonly sku: string;
    readonly stock: {
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant" | "ProductFrame_variant">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useVariantChoice_product">;
  readonly " $fragmentType": "ConfigurableProductView_product";
};
export type ConfigurableProductView_product$key = {
  readonly " $data"?: ConfigurableProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurableProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigurableProductView_product",
  "selections": [
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
          "name": "id",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductFrame_variant"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useVariantChoice_product"
    }
  ],
  "type": "ConfigurableProduct",
  "abstractKey": null
};

(node as any).hash = "db9c2d2f9dd1298f83e9f9c5bbf8bf32";

export default node;
