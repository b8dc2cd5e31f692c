/**
 * @generated SignedSource<<57062dd1218ea9ccbb2130504d067eeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PostByline_post$data = {
  readonly author: {
    readonly name: string;
    readonly role: string | null | undefined;
  } | null | undefined;
  readonly minutes: number;
  readonly publishedAt: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "PostByline_post";
};
export type PostByline_post$key = {
  readonly " $data"?: PostByline_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostByline_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostByline_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogAuthor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
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
          "name": "role",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogPost",
  "abstractKey": null
};

(node as any).hash = "700d95d50b3d06cbd9da4ba75d199888";

export default node;
