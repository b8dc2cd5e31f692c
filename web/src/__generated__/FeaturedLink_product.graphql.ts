/**
 * @generated SignedSource<<d168a7a0e1f6bb6180018cb8915ea818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedLink_product$data = {
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"PurchasePrice_price">;
  };
  readonly urlPath: string;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedFrame_product">;
  readonly " $fragmentType": "FeaturedLink_product";
};
export type FeaturedLink_product$key = {
  readonly " $data"?: FeaturedLink_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedLink_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedLink_product",
  "selections": [
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
          "name": "PurchasePrice_price"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeaturedFrame_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "f988749bd8ac3fc1ee3119b4ac0374e9";

export default node;
