/**
 * @generated SignedSource<<9369e41bd342f3ce7b14bb7c74911087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WishListAccess = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WishListView_list$data = {
  readonly access: WishListAccess;
  readonly id: string;
  readonly itemCount: number;
  readonly items: {
    readonly nodes: ReadonlyArray<{
      readonly sku: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"WishItems_items">;
  };
  readonly name: string;
  readonly sharingCode: string | null | undefined;
  readonly " $fragmentType": "WishListView_list";
};
export type WishListView_list$key = {
  readonly " $data"?: WishListView_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishListView_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishListView_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "access",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharingCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "WishListItemConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WishListItem",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sku",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishItems_items"
        }
      ],
      "storageKey": "items(first:100)"
    }
  ],
  "type": "WishList",
  "abstractKey": null
};

(node as any).hash = "27cb738734d84a16ee86f86503f7fd7c";

export default node;
