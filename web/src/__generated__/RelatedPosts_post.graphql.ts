/**
 * @generated SignedSource<<3dd9a246ac470a004de9e997aa0e7666>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RelatedPosts_post$data = {
  readonly categories: ReadonlyArray<{
    readonly name: string;
    readonly posts: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly postId: number;
        readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
      }>;
    } | null | undefined;
  }> | null | undefined;
  readonly postId: number;
  readonly " $fragmentType": "RelatedPosts_post";
};
export type RelatedPosts_post$key = {
  readonly " $data"?: RelatedPosts_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"RelatedPosts_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RelatedPosts_post",
  "selections": [
    (v0/*:: as any*/),
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 4
            }
          ],
          "concreteType": "BlogPostConnection",
          "kind": "LinkedField",
          "name": "posts",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BlogPost",
              "kind": "LinkedField",
              "name": "nodes",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PostCard_post"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "posts(first:4)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogPost",
  "abstractKey": null
};
})();

(node as any).hash = "c30d82817e801b14471eef039abbd199";

export default node;
