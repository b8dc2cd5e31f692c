/**
 * @generated SignedSource<<58940f49ce85f28744b6919659aa21f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StockNote_stock$data = {
  readonly quantity: number | null | undefined;
  readonly status: StockStatus;
  readonly " $fragmentType": "StockNote_stock";
};
export type StockNote_stock$key = {
  readonly " $data"?: StockNote_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockNote_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockNote_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "bfe6c03b112886f986787220e4b670da";

export default node;
