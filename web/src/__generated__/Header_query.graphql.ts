/**
 * @generated SignedSource<<5c9859d9c3bcf540f8ae30236619bbf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Header_query$data = {
  readonly store: {
    readonly offersLink: string | null | undefined;
    readonly rootCategory: {
      readonly " $fragmentSpreads": FragmentRefs<"MegaMenu_root" | "MenuDrawer_root">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartButton_store">;
  };
  readonly " $fragmentType": "Header_query";
};
export type Header_query$key = {
  readonly " $data"?: Header_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Header_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Header_query",
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
          "args": null,
          "kind": "ScalarField",
          "name": "offersLink",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartButton_store"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "rootCategory",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MegaMenu_root"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MenuDrawer_root"
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

(node as any).hash = "b4c60bbc5cb6e402577a7b9cde68c002";

export default node;
