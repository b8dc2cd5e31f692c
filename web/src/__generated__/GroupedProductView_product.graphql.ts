/**
 * @generated SignedSource<<994fc797445e01f58a1144abd9a91b27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupedProductView_product$data = {
  readonly items: ReadonlyArray<{
    readonly product: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"GroupedItemRow_item">;
  }> | null | undefined;
  readonly media: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
  }>;
  readonly name: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductFrame_product">;
  readonly " $fragmentType": "GroupedProductView_product";
};
export type GroupedProductView_product$key = {
  readonly " $data"?: GroupedProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupedProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupedProductView_product",
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
      "concreteType": "GroupedItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupedItemRow_item"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductFrame_product"
    }
  ],
  "type": "GroupedProduct",
  "abstractKey": null
};

(node as any).hash = "1449a5ccde821a2ca7e3e9cff7d42c6c";

export default node;
