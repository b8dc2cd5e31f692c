/**
 * @generated SignedSource<<7c79440ad6135809b1f7a5ed622dd515>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RatingSummary_product$data = {
  readonly rating: {
    readonly average: number;
    readonly count: number;
  } | null | undefined;
  readonly " $fragmentType": "RatingSummary_product";
};
export type RatingSummary_product$key = {
  readonly " $data"?: RatingSummary_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"RatingSummary_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RatingSummary_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductRating",
      "kind": "LinkedField",
      "name": "rating",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
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
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "880ea13b6de6f2b262a65bd230c1f57f";

export default node;
