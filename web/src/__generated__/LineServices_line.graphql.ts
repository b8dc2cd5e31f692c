/**
 * @generated SignedSource<<e945eeb2ef308c4e9e7b2c2c05f713ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LineServices_line$data = {
  readonly name: string;
  readonly product: {
    readonly services: ReadonlyArray<{
      readonly sku: string;
      readonly stock: {
        readonly status: StockStatus;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ServiceOffer_product">;
    }> | null | undefined;
  } | null | undefined;
  readonly stock: {
    readonly quantity: number | null | undefined;
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCover_line">;
  readonly " $fragmentType": "LineServices_line";
};
export type LineServices_line$key = {
  readonly " $data"?: LineServices_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineServices_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineServices_line",
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
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        }
      ],
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
              "concreteType": "Stock",
              "kind": "LinkedField",
              "name": "stock",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ServiceOffer_product"
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
      "name": "ServiceCover_line"
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "f23ed86dbbaa09335389f1ec28f99030";

export default node;
