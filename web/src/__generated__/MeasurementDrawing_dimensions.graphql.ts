/**
 * @generated SignedSource<<c1c2803d1a52cac27d62a6438068ddb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MeasurementDrawing_dimensions$data = {
  readonly depthCm: number | null | undefined;
  readonly heightCm: number | null | undefined;
  readonly weightKg: number | null | undefined;
  readonly widthCm: number | null | undefined;
  readonly " $fragmentType": "MeasurementDrawing_dimensions";
};
export type MeasurementDrawing_dimensions$key = {
  readonly " $data"?: MeasurementDrawing_dimensions$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeasurementDrawing_dimensions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeasurementDrawing_dimensions",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightKg",
      "storageKey": null
    }
  ],
  "type": "ProductDimensions",
  "abstractKey": null
};

(node as any).hash = "6923409822aaaddd686d036d34085b3c";

export default node;
