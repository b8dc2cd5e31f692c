/**
 * @generated SignedSource<<ba66d570b467178ea7e33f9fe0d7a768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductDetails_variant$data = {
  readonly attributes: ReadonlyArray<{
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }>;
  readonly description: string | null | undefined;
  readonly dimensions: {
    readonly depthCm: number | null | undefined;
    readonly heightCm: number | null | undefined;
    readonly widthCm: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MeasurementDrawing_dimensions">;
  } | null | undefined;
  readonly name: string;
  readonly sku: string;
  readonly " $fragmentType": "ProductDetails_variant";
};
export type ProductDetails_variant$key = {
  readonly " $data"?: ProductDetails_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductDetails_variant",
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
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductDimensions",
      "kind": "LinkedField",
      "name": "dimensions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widthCm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heightCm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depthCm",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MeasurementDrawing_dimensions"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "e7b54b739cef2705a87e878119c817d0";

export default node;
