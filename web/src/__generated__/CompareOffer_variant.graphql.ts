/**
 * @generated SignedSource<<91f8c6fe67cf16c1ca7a50ea73b93392>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompareOffer_variant$data = {
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  };
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
  readonly " $fragmentType": "CompareOffer_variant";
};
export type CompareOffer_variant$key = {
  readonly " $data"?: CompareOffer_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareOffer_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareOffer_variant",
  "selections": [
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
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "d95938249c4ed3e6ad4ea7a78226e4bb";

export default node;
