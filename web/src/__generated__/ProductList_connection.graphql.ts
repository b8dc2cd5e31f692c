/**
 * @generated SignedSource<<44d4bac043a19360e5a4118ee0adf247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductList_connection$data = {
  readonly edges: ReadonlyArray<{
    readonly matchingVariant: {
      readonly image: {
        readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
      };
      readonly price: {
        readonly final: {
          readonly amount: string;
        };
        readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
      };
      readonly sku: string;
    } | null | undefined;
    readonly node: {
      readonly id: string;
      readonly name: string;
      readonly sku: string;
      readonly " $fragmentSpreads": FragmentRefs<"CompareToggle_product" | "ProductCard_product">;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "ProductList_connection";
};
export type ProductList_connection$key = {
  readonly " $data"?: ProductList_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_connection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductList_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProductCard_product"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CompareToggle_product"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductVariant",
          "kind": "LinkedField",
          "name": "matchingVariant",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PriceBlock_price"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};
})();

(node as any).hash = "dd1e15cf9a5acc9731949db9078c20b1";

export default node;
