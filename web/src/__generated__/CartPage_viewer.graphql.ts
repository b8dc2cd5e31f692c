/**
 * @generated SignedSource<<30b5e58a7c13dfe5ce94ec10d2b39785>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartPage_viewer$data = {
  readonly cart: {
    readonly lines: ReadonlyArray<{
      readonly optionsChecksum: string | null | undefined;
      readonly sku: string;
      readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line" | "cartServices_line">;
    }>;
    readonly mixesSoleItem: boolean | null | undefined;
    readonly totalQuantity: number;
    readonly " $fragmentSpreads": FragmentRefs<"CartKindNotes_cart" | "CartSummary_cart" | "GiftSection_cart">;
  } | null | undefined;
  readonly " $fragmentType": "CartPage_viewer";
};
export type CartPage_viewer$key = {
  readonly " $data"?: CartPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPage_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sku",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionsChecksum",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CartLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "kind": "InlineDataFragmentSpread",
              "name": "cartServices_line",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                  "name": "quantity",
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
                      "concreteType": null,
                      "kind": "LinkedField",
                      "name": "services",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "ProductService",
                          "kind": "LinkedField",
                          "name": "service",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "kind",
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "VirtualProduct",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "CartLineRow_line"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mixesSoleItem",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartKindNotes_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartSummary_cart"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GiftSection_cart"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a8b982778b9f39fd10b6c180a2d9407b";

export default node;
