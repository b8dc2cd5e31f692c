/**
 * @generated SignedSource<<68ade581cd4645ca448188843c9f4979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BundleProductView_product$data = {
  readonly bundleOptions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useBundleOptions_options">;
  }> | null | undefined;
  readonly " $fragmentType": "BundleProductView_product";
};
export type BundleProductView_product$key = {
  readonly " $data"?: BundleProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"BundleProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BundleProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BundleOption",
      "kind": "LinkedField",
      "name": "bundleOptions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useBundleOptions_options"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BundleProduct",
  "abstractKey": null
};

(node as any).hash = "7dd2b4e6c3330944bdfda03c7cfc1192";

export default node;
