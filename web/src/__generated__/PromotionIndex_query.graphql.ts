/**
 * @generated SignedSource<<eabb605361aa7f2854d213a7eb45e7f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PromotionIndex_query$data = {
  readonly promotions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PromotionCard_promotion">;
      };
    }>;
    readonly nextChangeAt: string | null | undefined;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"DepartmentChips_connection">;
  } | null | undefined;
  readonly " $fragmentType": "PromotionIndex_query";
};
export type PromotionIndex_query$key = {
  readonly " $data"?: PromotionIndex_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionIndex_query">;
};

import PromotionIndexPaginationQuery_graphql from './PromotionIndexPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "promotions"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "department"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "store"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": PromotionIndexPaginationQuery_graphql
    }
  },
  "name": "PromotionIndex_query",
  "selections": [
    {
      "alias": "promotions",
      "args": [
        {
          "kind": "Variable",
          "name": "department",
          "variableName": "department"
        },
        {
          "kind": "Variable",
          "name": "store",
          "variableName": "store"
        }
      ],
      "concreteType": "PromotionConnection",
      "kind": "LinkedField",
      "name": "__PromotionIndex_promotions_connection",
      "plural": false,
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
          "name": "nextChangeAt",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DepartmentChips_connection"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PromotionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Promotion",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PromotionCard_promotion"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "2c8594786425fd9d4d7b3e44572fcf4b";

export default node;
