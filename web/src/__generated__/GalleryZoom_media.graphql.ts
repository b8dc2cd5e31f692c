/**
 * @generated SignedSource<<eb98d19db722fe94426cdec2228765c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GalleryZoom_media$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  readonly " $fragmentType": "GalleryZoom_media";
}>;
export type GalleryZoom_media$key = ReadonlyArray<{
  readonly " $data"?: GalleryZoom_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryZoom_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GalleryZoom_media",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Picture_media"
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "f840331296980c48e16bc1029524f812";

export default node;
