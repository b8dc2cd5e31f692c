/**
 * @generated SignedSource<<31935b349af91a01612a352b3943e182>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type StockNote_stock$data = {
  readonly isLow: boolean;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLow",
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "8f4459284b6fe60a989579747daf9d7f";

export default node;
