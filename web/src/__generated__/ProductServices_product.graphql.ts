/**
 * @generated SignedSource<<96eafcb301b5dd9f4956165db84aa6ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductServices_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ServiceChoice_product">;
  readonly " $fragmentType": "ProductServices_product";
};
export type ProductServices_product$key = {
  readonly " $data"?: ProductServices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductServices_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductServices_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ServiceChoice_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "047eabab9ee36db3f698bc3358a36feb";

export default node;
