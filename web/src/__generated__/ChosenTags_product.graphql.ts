/**
 * @generated SignedSource<<feee963d460ec6ccf9e1236188c01ddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenTags_product$data = {
  readonly tags: ReadonlyArray<{
    readonly background: string;
    readonly color: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "ChosenTags_product";
};
export type ChosenTags_product$key = {
  readonly " $data"?: ChosenTags_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenTags_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenTags_product",
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
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "621936f7844984a31f5233101d78b8f3";

export default node;
