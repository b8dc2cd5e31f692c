/**
 * @generated SignedSource<<e2e9b6117ef50ffa51a2abdc606e6d6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PostPicture_image$data = {
  readonly alt: string;
  readonly path: string;
  readonly placeholderColor: string;
  readonly " $fragmentType": "PostPicture_image";
};
export type PostPicture_image$key = {
  readonly " $data"?: PostPicture_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostPicture_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostPicture_image",
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

(node as any).hash = "4929b14725f28114d1ee9c64a11d2b67";

export default node;
