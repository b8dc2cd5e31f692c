/**
 * @generated SignedSource<<f2a7c9575c25df5ec381ead5d8e612c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartDelivery_cart$data = {
  readonly deliveryEstimate: {
    readonly earliest: string;
    readonly latest: string;
    readonly madeToOrderDays: number | null | undefined;
  } | null | undefined;
  readonly isVirtual: boolean;
  readonly lines: ReadonlyArray<{
    readonly stock: {
      readonly quantity: number | null | undefined;
      readonly status: StockStatus;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "CartDelivery_cart";
};
export type CartDelivery_cart$key = {
  readonly " $data"?: CartDelivery_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDelivery_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartDelivery_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVirtual",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
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
      "concreteType": "DeliveryEstimate",
      "kind": "LinkedField",
      "name": "deliveryEstimate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earliest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeToOrderDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "c17a9f597dfbd6c1381a8e06d30711b1";

export default node;
