/**
 * @generated SignedSource<<5d624cc89be7b15d539cf76103f08270>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MediaKind = "IMAGE" | "VIDEO" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ProductGallery_media$data = ReadonlyArray<{
  readonly alt: string;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
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

(node as any).hash = "9e391a40d11bfe59f3144a5377263c01";

export default node;
