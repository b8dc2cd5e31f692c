/**
 * @generated SignedSource<<7bdb730b95f92bc0059385ff13f37411>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductCard_variant$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  };
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price" | "usePriceWords_price">;
  };
  readonly sku: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTags_variant">;
  readonly " $fragmentType": "ProductCard_variant";
};
export type ProductCard_variant$key = {
  readonly " $data"?: ProductCard_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductCard_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductCard_variant",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePriceWords_price"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChosenTags_variant"
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "7a26a5385ca93dc606c03ecadcb8d8ce";

export default node;
