/**
 * @generated SignedSource<<79c835704ea346937f9bebeec99d0012>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFrame_variant$data = {
  readonly price: {
    readonly " $fragmentSpreads": FragmentRefs<"usePriceWords_price">;
  };
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

(node as any).hash = "a142a7daa87a69ed94e5ba2082e6d7f5";

export default node;
