/**
 * @generated SignedSource<<3272e1fff3558736f8aca297c7572dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Listing_connection$data = {
  readonly match: {
    readonly count: number;
  } | null | undefined;
  readonly narrowing?: {
    readonly facets: ReadonlyArray<{
      readonly attribute: string;
    }> | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_connection" | "FacetForm_connection" | "useForgetUnknownFilters_connection">;
  } | null | undefined;
  readonly totalCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ProductList_connection">;
  readonly " $fragmentType": "Listing_connection";
};
export type Listing_connection$key = {
  readonly " $data"?: Listing_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"Listing_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "isNarrowable"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Listing_connection",
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
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductList_connection"
    },
    {
      "condition": "isNarrowable",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Facet",
                "kind": "LinkedField",
                "name": "facets",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "attribute",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useForgetUnknownFilters_connection"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FacetForm_connection"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChosenFilters_connection"
              }
            ],
            "type": null,
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "narrowing"
        }
      ]
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "f7cfd5b591d5c6268aeb0ba5b914c4a9";

export default node;
