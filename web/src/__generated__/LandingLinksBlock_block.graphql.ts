/**
 * @generated SignedSource<<7ae312fe59f522bf0c109565761a75bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LandingLinksBlock_block$data = {
  readonly links: ReadonlyArray<{
    readonly label: string;
    readonly path: string;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "LandingLinksBlock_block";
};
export type LandingLinksBlock_block$key = {
  readonly " $data"?: LandingLinksBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingLinksBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LandingLinksBlock_block",
  "selections": [
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
      "concreteType": "LandingLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LandingLinks",
  "abstractKey": null
};

(node as any).hash = "dc308cfc7de62bed4e552fe7ee690f05";

export default node;
