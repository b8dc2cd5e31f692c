/**
 * @generated SignedSource<<96938118d46b89aa9bb1e1099ae9b2c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CmsPage_page$data = {
  readonly alternates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PageAlternates_alternates">;
  }> | null | undefined;
  readonly content: string;
  readonly heading: string | null | undefined;
  readonly identifier: string;
  readonly metaDescription: string | null | undefined;
  readonly title: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CmsJsonLd_page" | "PageContents_page">;
  readonly " $fragmentType": "CmsPage_page";
};
export type CmsPage_page$key = {
  readonly " $data"?: CmsPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"CmsPage_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CmsPage_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identifier",
      "storageKey": null
    },
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
      "name": "heading",
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
      "kind": "ScalarField",
      "name": "metaDescription",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageContents_page"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CmsJsonLd_page"
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
  "type": "CmsPage",
  "abstractKey": null
};

(node as any).hash = "099d7a8556dd78e7acbda144a4a690a3";

export default node;
