/**
 * @generated SignedSource<<461f85182e5e3cc8e3371eb4c30d69e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LandingProductsBlock_block$data = {
  readonly path: string | null | undefined;
  readonly products: {
    readonly edges: ReadonlyArray<{
      readonly matchingVariant: {
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_variant">;
      } | null | undefined;
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
      };
    }>;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "LandingProductsBlock_block";
};
export type LandingProductsBlock_block$key = {
  readonly " $data"?: LandingProductsBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingProductsBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LandingProductsBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 24
        }
      ],
      "concreteType": "ProductConnection",
      "kind": "LinkedField",
      "name": "products",
      "plural": false,
      "selections": [
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
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductCard_product"
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
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ProductCard_variant"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:24)"
    }
  ],
  "type": "LandingProducts",
  "abstractKey": null
};

(node as any).hash = "98128a6ec7f2b89f6aeb2a79e8c89cb3";

export default node;
