/**
 * @generated SignedSource<<5be5490baa6f39e48e355f01c1adb84c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CmsPage_page$data = {
  readonly content: string;
  readonly heading: string | null | undefined;
  readonly identifier: string;
  readonly metaDescription: string | null | undefined;
  readonly title: string;
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
    }
  ],
  "type": "CmsPage",
  "abstractKey": null
};

(node as any).hash = "0934c64b26951f4b595857674cdcd87d";

export default node;
