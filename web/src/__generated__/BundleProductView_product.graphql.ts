/**
 * @generated SignedSource<<89eebf4232c94503401d6aa23d869e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BundleProductView_product$data = {
  readonly bundleOptions: ReadonlyArray<{
    readonly optionId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BundleChoice_option" | "useBundleOptions_options">;
  }> | null | undefined;
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
  }>;
  readonly name: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  };
  readonly stock: {
    readonly quantity: number | null | undefined;
    readonly status: StockStatus;
    readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product" | "ProductFrame_product">;
  readonly " $fragmentType": "BundleProductView_product";
};
export type BundleProductView_product$key = {
  readonly " $data"?: BundleProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BundleProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BundleProductView_product",
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
          "name": "PriceBlock_price"
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
      "alias": null,
      "args": null,
      "concreteType": "BundleOption",
      "kind": "LinkedField",
      "name": "bundleOptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "optionId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useBundleOptions_options"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BundleChoice_option"
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
    }
  ],
  "type": "BundleProduct",
  "abstractKey": null
};

(node as any).hash = "ffa0599e1dcdf230e9a76fcee711a77f";

export default node;
