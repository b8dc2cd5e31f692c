/**
 * @generated SignedSource<<4a9192bb850e738334b156998bece843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ServiceKind = "ASSEMBLY" | "INSTALLATION" | "OTHER" | "REMOVAL" | "WARRANTY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ServiceScope_product$data = {
  readonly service: {
    readonly categories: ReadonlyArray<{
      readonly link: string;
      readonly name: string;
    }>;
    readonly kind: ServiceKind;
  } | null | undefined;
  readonly " $fragmentType": "ServiceScope_product";
};
export type ServiceScope_product$key = {
  readonly " $data"?: ServiceScope_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceScope_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ServiceScope_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductService",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "categories",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VirtualProduct",
  "abstractKey": null
};

(node as any).hash = "f2edd90b331c7d51b6ac9c3de123abbe";

export default node;
