/**
 * @generated SignedSource<<f58cdd2d3231415769aa08a8799a63b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ServiceOption_product$data = {
  readonly name: string;
  readonly price: {
    readonly final: {
      readonly amount: string;
      readonly currencyCode: string;
    };
  };
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly summary: string | null | undefined;
  readonly urlPath: string;
  readonly " $fragmentType": "ServiceOption_product";
};
export type ServiceOption_product$key = {
  readonly " $data"?: ServiceOption_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceOption_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceOption_product",
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
      "kind": "ScalarField",
      "name": "urlPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "54a046213838cceb0692781ae0e071a9";

export default node;
