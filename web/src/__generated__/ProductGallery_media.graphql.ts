/**
 * @generated SignedSource<<f6fe8567c02b02261de02af0c6b80728>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductGallery_media$data = ReadonlyArray<{
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryThumbnails_media" | "GalleryZoom_media" | "Picture_media">;
  readonly " $fragmentType": "ProductGallery_media";
}>;
export type ProductGallery_media$key = ReadonlyArray<{
  readonly " $data"?: ProductGallery_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGallery_media">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProductGallery_media",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GalleryThumbnails_media"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GalleryZoom_media"
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "f32af36c23f60f2b6cac47997c452659";

export default node;
