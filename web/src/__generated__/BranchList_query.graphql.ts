/**
 * @generated SignedSource<<4b040c6657b8d396e421a8ffc93d3790>>
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
      readonly code: string;
      readonly kind: BranchKind;
      readonly " $fragmentSpreads": FragmentRefs<"BranchCard_branch">;
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
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BranchCard_branch"
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

(node as any).hash = "1d02d467ddba32e7a66d043a4adf284e";

export default node;
