/**
 * @generated SignedSource<<c9f62699ed7326656dc7bb6ec5757443>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PhotoThumbnails_photos$data = ReadonlyArray<{
  readonly nickname: string | null | undefined;
  readonly path: string;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDialog_photos">;
  readonly " $fragmentType": "PhotoThumbnails_photos";
}>;
export type PhotoThumbnails_photos$key = ReadonlyArray<{
  readonly " $data"?: PhotoThumbnails_photos$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoThumbnails_photos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PhotoThumbnails_photos",
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
      "name": "nickname",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PhotoDialog_photos"
    }
  ],
  "type": "ReviewPhoto",
  "abstractKey": null
};

(node as any).hash = "646e3a00c8b865556df9e23650e46ce3";

export default node;
