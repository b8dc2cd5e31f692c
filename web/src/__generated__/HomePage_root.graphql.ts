/**
 * @generated SignedSource<<a3e63a446dc947431b5e560cb4a45b61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomePage_root$data = {
  readonly arrivals: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
    }>;
  } | null | undefined;
  readonly offers: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly price: {
        readonly discountPercent: number;
        readonly specialUntil: string | null | undefined;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_root" | "EditorialStrip_root" | "HomeHero_root">;
  readonly " $fragmentType": "HomePage_root";
};
export type HomePage_root$key = {
  readonly " $data"?: HomePage_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_root">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 8
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ProductCard_product"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomePage_root",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeHero_root"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryTiles_root"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditorialStrip_root"
    },
    {
      "alias": "offers",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "sort",
          "value": "DISCOUNT_DESC"
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
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
                  "kind": "ScalarField",
                  "name": "discountPercent",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "specialUntil",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:8,sort:\"DISCOUNT_DESC\")"
    },
    {
      "alias": "arrivals",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "sort",
          "value": "LATEST"
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
          "concreteType": null,
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": "products(first:8,sort:\"LATEST\")"
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "19eabd841157b3a25223d1cc96b1a120";

export default node;
