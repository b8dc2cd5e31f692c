/**
 * @generated SignedSource<<23de81ff10ff99843bfbcdf9269f39bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WishListAccess = "PRIVATE" | "PUBLIC" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type WishListCard_list$data = {
  readonly access: WishListAccess;
  readonly id: string;
  readonly isDefault: boolean;
  readonly itemCount: number;
  readonly name: string;
  readonly " $fragmentType": "WishListCard_list";
};
export type WishListCard_list$key = {
  readonly " $data"?: WishListCard_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishListCard_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishListCard_list",
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
      "name": "isDefault",
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
      "name": "itemCount",
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};

(node as any).hash = "a75197cfada82413389ffb57b646d06a";

export default node;
