/**
 * @generated SignedSource<<9c6de0b9d19fee8ee0901acc07377b38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlogChips_blog$data = {
  readonly categories: ReadonlyArray<{
    readonly categoryId: number;
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly postCount: number;
  }> | null | undefined;
  readonly " $fragmentType": "BlogChips_blog";
};
export type BlogChips_blog$key = {
  readonly " $data"?: BlogChips_blog$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogChips_blog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlogChips_blog",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoryId",
          "storageKey": null
        },
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
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Blog",
  "abstractKey": null
};

(node as any).hash = "aa09eb939da9a2bd7cf18d46b6984148";

export default node;
