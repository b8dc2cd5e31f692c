/**
 * @generated SignedSource<<d4644afbe5cf59bd59734b8f713ab124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type BranchKind = "PICKUP_POINT" | "SHOP" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type BranchList_query$data = {
  readonly store: {
    readonly branches: ReadonlyArray<{
      readonly kind: BranchKind;
      readonly " $fragmentSpreads": FragmentRefs<"BranchesFound_branches">;
    }> | null | undefined;
  };
  readonly " $fragmentType": "BranchList_query";
};
export type BranchList_query$key = {
  readonly " $data"?: BranchList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchList_query">;
};

import BranchListRetryQuery_graphql from './BranchListRetryQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "openNow"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "pickupOnly"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": BranchListRetryQuery_graphql
    }
  },
  "name": "BranchList_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Store",
      "kind": "LinkedField",
      "name": "store",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "pickupOnly",
              "variableName": "pickupOnly"
            }
          ],
          "concreteType": "Branch",
          "kind": "LinkedField",
          "name": "branches",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "args": [
                {
                  "kind": "Variable",
                  "name": "openNow",
                  "variableName": "openNow"
                }
              ],
              "kind": "FragmentSpread",
              "name": "BranchesFound_branches"
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

(node as any).hash = "735cab38268dde25c72dd8d4e09caee7";

export default node;
