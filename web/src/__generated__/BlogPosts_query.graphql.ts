/**
 * @generated SignedSource<<ec49b24c742d1aae5cfde6ff5ffd1793>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BlogPosts_query$data = {
  readonly blog: {
    readonly posts: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
      }>;
      readonly " $fragmentSpreads": FragmentRefs<"PostList_connection">;
    } | null | undefined;
  };
  readonly " $fragmentType": "BlogPosts_query";
};
export type BlogPosts_query$key = {
  readonly " $data"?: BlogPosts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlogPosts_query">;
};

import BlogPostsPaginationQuery_graphql from './BlogPostsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "blog",
  "posts"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": BlogPostsPaginationQuery_graphql
    }
  },
  "name": "BlogPosts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Blog",
      "kind": "LinkedField",
      "name": "blog",
      "plural": false,
      "selections": [
        {
          "alias": "posts",
          "args": null,
          "concreteType": "BlogPostConnection",
          "kind": "LinkedField",
          "name": "__BlogPosts_posts_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlogPostEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "BlogPost",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "__typename",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PostList_connection"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PageInfo",
              "kind": "LinkedField",
              "name": "pageInfo",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endCursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "hasNextPage",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3f8883a2fd9e5007fbe602a98dee0f89";

export default node;
