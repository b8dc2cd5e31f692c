/**
 * @generated SignedSource<<03de71c32927af81f21aa7f0b3e5f161>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useVariantChoice_store$data = {
  readonly catalogueSettings: {
    readonly listsOutOfStock: boolean;
    readonly showsVariantInAddress: boolean;
  };
  readonly " $fragmentType": "useVariantChoice_store";
};
export type useVariantChoice_store$key = {
  readonly " $data"?: useVariantChoice_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"useVariantChoice_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useVariantChoice_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CatalogueSettings",
      "kind": "LinkedField",
      "name": "catalogueSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listsOutOfStock",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsVariantInAddress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "5e1f2e292e41cd032fecc99742d82401";

export default node;
