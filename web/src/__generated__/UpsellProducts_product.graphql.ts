/**
 * @generated SignedSource<<d47ddb2a84c150493249db4b68b2a2af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpsellProducts_product$data = {
  readonly upsell: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  }> | null | undefined;
  readonly " $fragmentType": "UpsellProducts_product";
};
export type UpsellProducts_product$key = {
  readonly " $data"?: UpsellProducts_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"UpsellProducts_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UpsellProducts_product",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 4
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "upsell",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProductCard_product"
        }
      ],
      "storageKey": "upsell(first:4)"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "d68b8c13dd3ab0aeeb04cabee98a91d0";

export default node;
