/**
 * @generated SignedSource<<37af4db86898ad6549acd34d01a6b0c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FeaturedFrame_product$data = {
  readonly brand: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  };
  readonly name: string;
  readonly urlPath: string;
  readonly " $fragmentType": "FeaturedFrame_product";
};
export type FeaturedFrame_product$key = {
  readonly " $data"?: FeaturedFrame_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturedFrame_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeaturedFrame_product",
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
      "name": "brand",
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
      "concreteType": "ProductMedia",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "a8dc6e17b03144215a81f03ccb090e8b";

export default node;
