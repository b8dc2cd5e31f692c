/**
 * @generated SignedSource<<0e5e0b46f9086840855cb2d90a72e302>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type FacetKind = "CHOICE" | "RANGE" | "SWATCH" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useForgetUnknownFilters_connection$data = {
  readonly facets: ReadonlyArray<{
    readonly attribute: string;
    readonly kind: FacetKind;
    readonly values: ReadonlyArray<{
      readonly value: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "useForgetUnknownFilters_connection";
};
export type useForgetUnknownFilters_connection$key = {
  readonly " $data"?: useForgetUnknownFilters_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"useForgetUnknownFilters_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useForgetUnknownFilters_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Facet",
      "kind": "LinkedField",
      "name": "facets",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FacetValue",
          "kind": "LinkedField",
          "name": "values",
          "plural": true,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "ef6366546a157fbbfe5990dab5dcea5d";

export default node;
