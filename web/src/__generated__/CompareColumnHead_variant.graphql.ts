/**
 * @generated SignedSource<<31e41d378d57fbf0425a00ee5da0de6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareColumnHead_variant$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
  };
  readonly name: string;
  readonly sku: string;
  readonly " $fragmentType": "CompareColumnHead_variant";
};
export type CompareColumnHead_variant$key = {
  readonly " $data"?: CompareColumnHead_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareColumnHead_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareColumnHead_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "4986c6163b777d62058f467c9a74f49c";

export default node;
