/**
 * @generated SignedSource<<fd1d56a788ead46e69f0e6cf6b864a00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CompareOffer_product$data = {
  readonly __typename: string;
  readonly customOptions?: ReadonlyArray<{
    readonly isRequired: boolean;
  }>;
  readonly name: string;
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
  };
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly urlPath: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  readonly " $fragmentType": "CompareOffer_product";
};
export type CompareOffer_product$key = {
  readonly " $data"?: CompareOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareOffer_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareOffer_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
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
      "name": "urlPath",
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
        }
      ],
      "storageKey": null
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRequired",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "SimpleProduct",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddToCartButton_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "9bb34a8e35b2c8679ded5dd4dc518d65";

export default node;
