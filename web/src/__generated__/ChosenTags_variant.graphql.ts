/**
 * @generated SignedSource<<1f79852b1a2e9bdf4e819a56a4eb9d2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenTags_variant$data = {
  readonly tags: ReadonlyArray<{
    readonly background: string;
    readonly color: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ChosenTags_variant";
};
export type ChosenTags_variant$key = {
  readonly " $data"?: ChosenTags_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTags_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenTags_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductTag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "background",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "7d79f1b71e3babb12c1fdde7fb70955d";

export default node;
