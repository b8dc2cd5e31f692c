/**
 * @generated SignedSource<<834757cac610699529a2741aa8087ba8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductGallery_media$data = ReadonlyArray<{
  readonly kind: MediaKind;
  readonly path: string;
  readonly videoUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryVideo_media" | "Picture_media">;
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
      "name": "kind",
      "storageKey": null
    },
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
      "name": "videoUrl",
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
      "name": "GalleryVideo_media"
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "e2061b9861caa6ac01e5f512fedd5fb6";

export default node;
