/**
 * @generated SignedSource<<997c7ef2cfd9aa166a066e88c8f74ea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SimpleProductView_product$data = {
  readonly customOptions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useCustomOptions_options">;
  }>;
  readonly " $fragmentType": "SimpleProductView_product";
};
export type SimpleProductView_product$key = {
  readonly " $data"?: SimpleProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SimpleProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SimpleProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOption",
      "kind": "LinkedField",
      "name": "customOptions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCustomOptions_options"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SimpleProduct",
  "abstractKey": null
};

(node as any).hash = "8429b4a4ef019c8915bdfe24014ea546";

export default node;
