/**
 * @generated SignedSource<<628133c0421cbc5f0a02a3ae0e1de7f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DownloadableProductView_product$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DownloadLists_product">;
  readonly " $fragmentType": "DownloadableProductView_product";
};
export type DownloadableProductView_product$key = {
  readonly " $data"?: DownloadableProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadableProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadableProductView_product",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DownloadLists_product"
    }
  ],
  "type": "DownloadableProduct",
  "abstractKey": null
};

(node as any).hash = "2dff510161af6d2bc24d34b3c0c594c7";

export default node;
