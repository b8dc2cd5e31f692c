/**
 * @generated SignedSource<<73470c7d0fc2220f68197c1bbbcbe585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductBreadcrumbs_product$data = {
  readonly breadcrumbs: ReadonlyArray<{
    readonly level: number;
    readonly link: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ProductBreadcrumbs_product";
};
export type ProductBreadcrumbs_product$key = {
  readonly " $data"?: ProductBreadcrumbs_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductBreadcrumbs_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductBreadcrumbs_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": true,
      "selections": [
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
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "524a6a17c8c7dd50e4f485aa2293ba2b";

export default node;
