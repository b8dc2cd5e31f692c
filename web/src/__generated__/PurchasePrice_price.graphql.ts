/**
 * @generated SignedSource<<22b043dffc03a6319e4cd1cdaf1dbe12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PurchasePrice_price$data = {
  readonly discountPercent: number;
  readonly isCurrent: boolean;
  readonly specialUntil: string | null | undefined;
  readonly tiers: ReadonlyArray<{
    readonly price: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly quantity: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CreditBlock_price" | "PriceBlock_price">;
  readonly " $fragmentType": "PurchasePrice_price";
};
export type PurchasePrice_price$key = {
  readonly " $data"?: PurchasePrice_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"PurchasePrice_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PurchasePrice_price",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceBlock_price"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditBlock_price"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialUntil",
      "storageKey": null
    },
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
      "concreteType": "TierPrice",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
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
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
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
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};

(node as any).hash = "d81669e0d65cc2edac97ff363f80f7b0";

export default node;
