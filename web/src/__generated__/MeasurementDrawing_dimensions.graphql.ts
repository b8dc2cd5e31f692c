/**
 * @generated SignedSource<<4ff7f0ab2cdae6c844695a4bafdcdcd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ProductOutline = "APPLIANCE" | "BED" | "BOX" | "CHAIR" | "CORNER_SOFA" | "DRESSER" | "HANGING_LAMP" | "LAMP" | "MATTRESS" | "PANEL" | "SCREEN" | "SHELF" | "SOFA" | "STOOL" | "TABLE" | "WARDROBE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type MeasurementDrawing_dimensions$data = {
  readonly depthCm: number | null | undefined;
  readonly heightCm: number | null | undefined;
  readonly outline: ProductOutline;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outline",
      "storageKey": null
    }
  ],
  "type": "ProductDimensions",
  "abstractKey": null
};

(node as any).hash = "f0aa6819f5361fe3ed0a9ea4345a0cb7";

export default node;
