/**
 * @generated SignedSource<<46c33e9fed9e142320b2ea58e50ac0e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type WishItems_items$data = {
  readonly nodes: ReadonlyArray<{
    readonly product: {
      readonly name: string;
      readonly price: {
        readonly final: {
          readonly amount: string;
        };
      };
      readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
    } | null | undefined;
    readonly sku: string;
  }>;
  readonly " $fragmentType": "WishItems_items";
};
export type WishItems_items$key = {
  readonly " $data"?: WishItems_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishItems_items">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishItems_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WishListItem",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
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
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductCard_product"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishListItemConnection",
  "abstractKey": null
};

(node as any).hash = "e5837e1ebe327e5c20cfc62569087e6c";

export default node;
