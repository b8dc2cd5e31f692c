/**
 * @generated SignedSource<<7de6a0558d2298a40daf8bfb6f86565f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewAverage_reviews$data = {
  readonly averageRating: number | null | undefined;
  readonly distribution: ReadonlyArray<{
    readonly count: number;
  }> | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentType": "ReviewAverage_reviews";
};
export type ReviewAverage_reviews$key = {
  readonly " $data"?: ReviewAverage_reviews$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAverage_reviews">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewAverage_reviews",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "averageRating",
      "storageKey": null
    },
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

(node as any).hash = "707beb957aa59463e3eab5b14eb74928";

export default node;
