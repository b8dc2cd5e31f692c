/**
 * @generated SignedSource<<fe54b7dc46d773b647ff15ef0e7dace3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlogPostPage_post$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
    readonly path: string;
  }> | null | undefined;
  readonly content: string;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"PostPicture_image">;
  } | null | undefined;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostByline_post" | "PostHead_post" | "PostNeighbours_post" | "PostProducts_post" | "RelatedPosts_post">;
  readonly " $fragmentType": "BlogPostPage_post";
};
export type BlogPostPage_post$key = {
  readonly " $data"?: BlogPostPage_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogPostPage_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlogPostPage_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CmsImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostPicture_image"
        }
      ],
      "storageKey": null
    },
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostHead_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostByline_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostProducts_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostNeighbours_post"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedPosts_post"
    }
  ],
  "type": "BlogPost",
  "abstractKey": null
};

(node as any).hash = "a0cbee442010dee6276ffb6e4d8ebac6";

export default node;
