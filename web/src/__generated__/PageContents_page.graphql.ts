/**
 * @generated SignedSource<<719dd33c711bf9d21f562f8ccac74d98>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageContents_page$data = {
  readonly headings: ReadonlyArray<{
    readonly anchor: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "PageContents_page";
};
export type PageContents_page$key = {
  readonly " $data"?: PageContents_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageContents_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageContents_page",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CmsHeading",
      "kind": "LinkedField",
      "name": "headings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anchor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CmsPage",
  "abstractKey": null
};

(node as any).hash = "61e49942923ad8a39ee89c6acd44ff56";

export default node;
