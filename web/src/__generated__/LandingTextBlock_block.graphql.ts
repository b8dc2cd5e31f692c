/**
 * @generated SignedSource<<6af30fa302597527ed3574d260f956aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LandingTextBlock_block$data = {
  readonly content: string;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "LandingTextBlock_block";
};
export type LandingTextBlock_block$key = {
  readonly " $data"?: LandingTextBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingTextBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LandingTextBlock_block",
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
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "LandingText",
  "abstractKey": null
};

(node as any).hash = "ef8be3af894eaf77888e9f1e2aaafccf";

export default node;
