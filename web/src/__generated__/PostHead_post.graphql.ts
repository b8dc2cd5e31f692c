/**
 * @generated SignedSource<<7b35074775925831146564adf49939d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PostHead_post$data = {
  readonly alternates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PageAlternates_alternates">;
  }> | null | undefined;
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly image: {
    readonly path: string;
  } | null | undefined;
  readonly metaDescription: string | null | undefined;
  readonly path: string;
  readonly publishedAt: string;
  readonly summary: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "PostHead_post";
};
export type PostHead_post$key = {
  readonly " $data"?: PostHead_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostHead_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostHead_post",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaDescription",
      "storageKey": null
    },
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
      "name": "tags",
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
        (v0/*:: as any*/)
      ],
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alternate",
      "kind": "LinkedField",
      "name": "alternates",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageAlternates_alternates"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlogPost",
  "abstractKey": null
};
})();

(node as any).hash = "5b1f098edf3537b8e2233847e02ecd44";

export default node;
