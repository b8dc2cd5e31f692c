/**
 * @generated SignedSource<<c54e8e8d807e7e88fd97ec3b5f49654c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareVariantToggle_variant$data = {
  readonly id: string;
  readonly image: {
    readonly path: string;
    readonly placeholderColor: string;
  };
  readonly name: string;
  readonly " $fragmentType": "CompareVariantToggle_variant";
};
export type CompareVariantToggle_variant$key = {
  readonly " $data"?: CompareVariantToggle_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareVariantToggle_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareVariantToggle_variant",
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
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "3bf1046d0e6312d83f958228e893eda1";

export default node;
