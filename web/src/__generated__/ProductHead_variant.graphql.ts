/**
 * @generated SignedSource<<4d31e01a6b93ab895a916df9aa4d7b26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductHead_variant$data = {
  readonly media: ReadonlyArray<{
    readonly path: string;
  }>;
  readonly " $fragmentType": "ProductHead_variant";
};
export type ProductHead_variant$key = {
  readonly " $data"?: ProductHead_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductHead_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductHead_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductMedia",
      "kind": "LinkedField",
      "name": "media",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "f95e4c62714e20a853ea80859f7a9cd0";

export default node;
