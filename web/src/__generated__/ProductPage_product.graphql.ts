/**
 * @generated SignedSource<<011a19af1c21464ecc8abd1ba078d39b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductPage_product$data = {
  readonly bundle?: {
    readonly " $fragmentSpreads": FragmentRefs<"BundleProductView_product">;
  } | null | undefined;
  readonly configurable?: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfigurableProductView_product">;
  } | null | undefined;
  readonly downloadable?: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadableProductView_product">;
  } | null | undefined;
  readonly grouped?: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupedProductView_product">;
  } | null | undefined;
  readonly id: string;
  readonly simple?: {
    readonly " $fragmentSpreads": FragmentRefs<"SimpleProductView_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveOffer_product" | "useMeasureView_product" | "useProductBasics_product">;
  readonly " $fragmentType": "ProductPage_product";
};
export type ProductPage_product$key = {
  readonly " $data"?: ProductPage_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductPage_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductPage_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveOffer_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMeasureView_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useProductBasics_product"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConfigurableProductView_product"
              }
            ],
            "type": "ConfigurableProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "configurable"
        }
      ],
      "type": "ConfigurableProduct",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GroupedProductView_product"
              }
            ],
            "type": "GroupedProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "grouped"
        }
      ],
      "type": "GroupedProduct",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BundleProductView_product"
              }
            ],
            "type": "BundleProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "bundle"
        }
      ],
      "type": "BundleProduct",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DownloadableProductView_product"
              }
            ],
            "type": "DownloadableProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "downloadable"
        }
      ],
      "type": "DownloadableProduct",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SimpleProductView_product"
              }
            ],
            "type": "SimpleProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "simple"
        }
      ],
      "type": "SimpleProduct",
      "abstractKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "f21555a80e3301ed48c9a1abb569e3cd";

export default node;
