/**
 * @generated SignedSource<<4260071520e2def7130939b03ca2b813>>
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
      readonly final: {
        readonly amount: string;
      };
      readonly " $fragmentSpreads": FragmentRefs<"PurchasePrice_price">;
    };
    readonly sku: string;
    readonly stock: {
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
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
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "final",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PurchasePrice_price"
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

(node as any).hash = "952be43883b99516fdb73c799247500d";

export default node;
