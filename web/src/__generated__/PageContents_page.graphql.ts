/**
 * @generated SignedSource<<c5cc9cfb53bf3761e5893515c050100d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageContents_page$data = {
  readonly headings: ReadonlyArray<{
    readonly id: string;
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
          "name": "id",
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

(node as any).hash = "c3685d57a35eed5dfb338e26c5f24d8f";

export default node;
