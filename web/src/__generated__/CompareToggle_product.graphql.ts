/**
 * @generated SignedSource<<0e6003c4745cf486095e1d4e1bb7a9f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareToggle_product$data = {
  readonly id: string;
  readonly image: {
    readonly path: string;
    readonly placeholderColor: string;
  };
  readonly name: string;
  readonly " $fragmentType": "CompareToggle_product";
};
export type CompareToggle_product$key = {
  readonly " $data"?: CompareToggle_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareToggle_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareToggle_product",
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
      "concreteType": "ProductMedia",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placeholderColor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "f8c9efc9e4bc360c885bfec0e0657f02";

export default node;
