/**
 * @generated SignedSource<<3ae0750a7e664ff77eb931abfee6e9dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FacetKind = "CHOICE" | "RANGE" | "SWATCH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type Facet_facet$data = {
  readonly attribute: string;
  readonly kind: FacetKind;
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"FacetChoices_facet" | "FacetRanges_facet">;
  readonly " $fragmentType": "Facet_facet";
};
export type Facet_facet$key = {
  readonly " $data"?: Facet_facet$data;
  readonly " $fragmentSpreads": FragmentRefs<"Facet_facet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Facet_facet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attribute",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FacetChoices_facet"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FacetRanges_facet"
    }
  ],
  "type": "Facet",
  "abstractKey": null
};

(node as any).hash = "5ee23969a078bfc6c8a2bdb7e60fd9e3";

export default node;
