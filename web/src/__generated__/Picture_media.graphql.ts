/**
 * @generated SignedSource<<9c26e7b39a0849de1fb809a2264de1ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Picture_media$data = {
  readonly alt: string;
  readonly path: string;
  readonly placeholderColor: string;
  readonly " $fragmentType": "Picture_media";
};
export type Picture_media$key = {
  readonly " $data"?: Picture_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeholderColor",
      "storageKey": null
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "93fc3dadecd1ea95f5518fbeef19d73e";

export default node;
