/**
 * @generated SignedSource<<5eadca82e586436c94edfbd0b5733405>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductFrame_variant$data = {
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"usePriceWords_price">;
  };
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTags_variant" | "CompareVariantToggle_variant" | "DeliveryNotes_variant" | "ProductDetails_variant" | "ProductHead_variant">;
  readonly " $fragmentType": "ProductFrame_variant";
};
export type ProductFrame_variant$key = {
  readonly " $data"?: ProductFrame_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFrame_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFrame_variant",
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
        }
      ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePriceWords_price"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_variant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChosenTags_variant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDetails_variant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryNotes_variant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareVariantToggle_variant"
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "166bce94919a4cb04a16228ab4d5c0ff";

export default node;
