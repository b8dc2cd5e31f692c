/**
 * @generated SignedSource<<90c1b3be3fcd519c0b7281602065b775>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomPicture_room$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
  };
  readonly points: ReadonlyArray<{
    readonly product: {
      readonly name: string;
    } | null | undefined;
    readonly quantity: number;
    readonly x: number;
    readonly y: number;
    readonly " $fragmentSpreads": FragmentRefs<"usePiece_point">;
  }>;
  readonly " $fragmentType": "RoomPicture_room";
};
export type RoomPicture_room$key = {
  readonly " $data"?: RoomPicture_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomPicture_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomPicture_room",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoomPoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "x",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "y",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "usePiece_point"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Room",
  "abstractKey": null
};

(node as any).hash = "478d524d591dd12b225f4958a11fb0b6";

export default node;
