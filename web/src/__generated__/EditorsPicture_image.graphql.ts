/**
 * @generated SignedSource<<28ec3c70d158a77d42d7000a78571f16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditorsPicture_image$data = {
  readonly alt: string;
  readonly path: string;
  readonly placeholderColor: string;
  readonly " $fragmentType": "EditorsPicture_image";
};
export type EditorsPicture_image$key = {
  readonly " $data"?: EditorsPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorsPicture_image",
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
  "type": "CmsImage",
  "abstractKey": null
};

(node as any).hash = "4b445e7a025af7a8c15721841824148d";

export default node;
