/**
 * @generated SignedSource<<af24909b27a9df87a905c8b3c93c0336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GalleryThumbnails_media$data = ReadonlyArray<{
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  readonly " $fragmentType": "GalleryThumbnails_media";
}>;
export type GalleryThumbnails_media$key = ReadonlyArray<{
  readonly " $data"?: GalleryThumbnails_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryThumbnails_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GalleryThumbnails_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_media"
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "08a79315d57f8960d41adef49b3b0554";

export default node;
