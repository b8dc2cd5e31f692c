/**
 * @generated SignedSource<<8c16b6df565ca94158bbad181c3140df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type usePiece_point$data = {
  readonly product: {
    readonly __typename: string;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    };
    readonly name: string;
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
    };
    readonly simple: {
      readonly customOptions: ReadonlyArray<{
        readonly isRequired: boolean;
      }>;
    } | null | undefined;
    readonly stock: {
      readonly status: StockStatus;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly urlPath: string;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  } | null | undefined;
  readonly variant: {
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    };
    readonly price: {
      readonly " $fragmentSpreads": FragmentRefs<"PriceBlock_price">;
    };
    readonly sku: string;
    readonly stock: {
      readonly status: StockStatus;
      readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_variant">;
  } | null | undefined;
  readonly " $fragmentType": "usePiece_point";
};
export type usePiece_point$key = {
  readonly " $data"?: usePiece_point$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePiece_point">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
v1 = {
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
v2 = {
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockNote_stock"
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePiece_point",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCartButton_product"
        },
        {
          "fragment": {
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
          "kind": "AliasedInlineFragmentSpread",
          "name": "simple"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AddToCartButton_variant"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RoomPoint",
  "abstractKey": null
};
})();

(node as any).hash = "2708a6fd7d24488bba1e592a70dc835e";

export default node;
