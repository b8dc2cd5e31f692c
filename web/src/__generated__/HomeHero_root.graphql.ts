/**
 * @generated SignedSource<<d694f9bc16813b7bfe3da5ee5077eb61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type HomeHero_root$data = {
  readonly children: ReadonlyArray<{
    readonly link: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "HomeHero_root";
};
export type HomeHero_root$key = {
  readonly " $data"?: HomeHero_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeHero_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeHero_root",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "388a734381ecc01a11d3bd2e092efcae";

export default node;
