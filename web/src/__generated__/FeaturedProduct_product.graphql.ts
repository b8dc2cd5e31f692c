/**
 * @generated SignedSource<<76361b90cb457161da281b4ce550474c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedProduct_product$data = {
  readonly __typename: string;
  readonly configurable?: {
    readonly " $fragmentSpreads": FragmentRefs<"FeaturedConfigurable_product">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedLink_product" | "FeaturedSimple_product" | "useLiveOffer_product">;
  readonly " $fragmentType": "FeaturedProduct_product";
};
export type FeaturedProduct_product$key = {
  readonly " $data"?: FeaturedProduct_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedProduct_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedProduct_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useLiveOffer_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeaturedSimple_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeaturedLink_product"
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FeaturedConfigurable_product"
              }
            ],
            "type": "ConfigurableProduct",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "configurable"
        }
      ],
      "type": "ConfigurableProduct",
      "abstractKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "1b480c272cedb8edf46e4303fcff8947";

export default node;
