/**
 * @generated SignedSource<<a5f360e191fe9d823ed5e8347ca4c2ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CustomerPhotos_reviews$data = {
  readonly photos: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PhotoThumbnails_photos">;
  }>;
  readonly " $fragmentType": "CustomerPhotos_reviews";
};
export type CustomerPhotos_reviews$key = {
  readonly " $data"?: CustomerPhotos_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPhotos_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPhotos_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewPhoto",
      "kind": "LinkedField",
      "name": "photos",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PhotoThumbnails_photos"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewConnection",
  "abstractKey": null
};

(node as any).hash = "30bfd9690bd437aad9736a5fc0082ab2";

export default node;
