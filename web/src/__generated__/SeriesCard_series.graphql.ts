/**
 * @generated SignedSource<<f029e7cf3ab84bbf61a62be8b0c0bf36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeriesCard_series$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
  } | null | undefined;
  readonly path: string;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "SeriesCard_series";
};
export type SeriesCard_series$key = {
  readonly " $data"?: SeriesCard_series$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeriesCard_series">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeriesCard_series",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CmsImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditorsPicture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Series",
  "abstractKey": null
};

(node as any).hash = "e0157c052812fa9ffe5a40898b955835";

export default node;
