/**
 * @generated SignedSource<<371622c9aadd40b74eef8ca0b6863c8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductTags_product$data = {
  readonly tags: ReadonlyArray<{
    readonly background: string;
    readonly color: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ProductTags_product";
};
export type ProductTags_product$key = {
  readonly " $data"?: ProductTags_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTags_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTags_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "background",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "5e0654e77ae403118f2925f860ab909b";

export default node;
