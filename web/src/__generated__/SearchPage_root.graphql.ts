/**
 * @generated SignedSource<<a9ee481f54478f1f29eeff97d928093d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SearchPage_root$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_category">;
  readonly " $fragmentType": "SearchPage_root";
};
export type SearchPage_root$key = {
  readonly " $data"?: SearchPage_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPage_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPage_root",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryChips_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "884a99d5bcfc96af6dc403d07c2946fd";

export default node;
