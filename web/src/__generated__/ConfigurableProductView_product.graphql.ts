/**
 * @generated SignedSource<<73bdd96426b11e320c093ab26e195500>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ConfigurableProductView_product$data = {
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
  }>;
  readonly name: string;
  readonly options: ReadonlyArray<{
    readonly attributeCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"OptionPicker_option">;
  }>;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  };
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly media: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
    }>;
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
    };
    readonly sku: string;
    readonly stock: {
      readonly quantity: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductFrame_product" | "useVariantChoice_product">;
  readonly " $fragmentType": "ConfigurableProductView_product";
};
export type ConfigurableProductView_product$key = {
  readonly " $data"?: ConfigurableProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfigurableProductView_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
v1 = {
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
      "name": "PriceBlock_price"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfigurableProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
      "name": "ProductFrame_product"
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

(node as any).hash = "3a9b116da62eefd67561fc58dd7482b3";

export default node;
