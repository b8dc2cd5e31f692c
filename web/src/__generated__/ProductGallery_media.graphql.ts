/**
 * @generated SignedSource<<9abd889164bbbf0d4296c24a34b5f13a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductGallery_media$data = ReadonlyArray<{
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
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
    }
  ],
  "type": "ProductMedia",
  "abstractKey": null
};

(node as any).hash = "b55ba7d02c87a3c10a302fc81f2c70be";

export default node;
