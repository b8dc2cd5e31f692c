/**
 * @generated SignedSource<<5dd4af23032999e4d214d09d4bfc3ece>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomCard_room$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
  };
  readonly kind: {
    readonly name: string;
  };
  readonly path: string;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "RoomCard_room";
};
export type RoomCard_room$key = {
  readonly " $data"?: RoomCard_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomCard_room">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomCard_room",
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
      "concreteType": "RoomKind",
      "kind": "LinkedField",
      "name": "kind",
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
  "type": "Room",
  "abstractKey": null
};

(node as any).hash = "f73ad2ff60414b88a3cdb08fd11153ef";

export default node;
