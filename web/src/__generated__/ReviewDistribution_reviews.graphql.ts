/**
 * @generated SignedSource<<221e716c11e6dc5174cab99f68f78c8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewDistribution_reviews$data = {
  readonly distribution: ReadonlyArray<{
    readonly count: number;
    readonly stars: number;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewDistribution_reviews";
};
export type ReviewDistribution_reviews$key = {
  readonly " $data"?: ReviewDistribution_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDistribution_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewDistribution_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StarCount",
      "kind": "LinkedField",
      "name": "distribution",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stars",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReviewConnection",
  "abstractKey": null
};

(node as any).hash = "1378950ed98e3f0819e0cdfcfbefb0cf";

export default node;
