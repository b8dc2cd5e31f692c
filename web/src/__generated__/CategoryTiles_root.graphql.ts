/**
 * @generated SignedSource<<9ad2862b2422c030fa5d35cfd75722ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryTiles_root$data = {
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    } | null | undefined;
    readonly link: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CategoryTiles_root";
};
export type CategoryTiles_root$key = {
  readonly " $data"?: CategoryTiles_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTiles_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTiles_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductMedia",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_media"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "f40e4d1d94e75131b2423015c9a90457";

export default node;
