/**
 * @generated SignedSource<<10e8cdf0fbd43fa82b507d109dbc041b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PhotoDialog_photos$data = ReadonlyArray<{
  readonly height: number;
  readonly nickname: string | null | undefined;
  readonly path: string;
  readonly width: number;
  readonly " $fragmentType": "PhotoDialog_photos";
}>;
export type PhotoDialog_photos$key = ReadonlyArray<{
  readonly " $data"?: PhotoDialog_photos$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoDialog_photos">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PhotoDialog_photos",
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
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nickname",
      "storageKey": null
    }
  ],
  "type": "ReviewPhoto",
  "abstractKey": null
};

(node as any).hash = "bb1bcf8f2fa5a888b550244c4b53f45e";

export default node;
