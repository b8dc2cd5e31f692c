/**
 * @generated SignedSource<<e9df5a9fecbd0cd913eba0783ec8e267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactPage_page$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CmsPage_page">;
  readonly " $fragmentType": "ContactPage_page";
};
export type ContactPage_page$key = {
  readonly " $data"?: ContactPage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactPage_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactPage_page",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CmsPage_page"
    }
  ],
  "type": "CmsPage",
  "abstractKey": null
};

(node as any).hash = "2ad39a717e2a31fe186b665456a1f4ab";

export default node;
