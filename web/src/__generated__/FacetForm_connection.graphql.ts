/**
 * @generated SignedSource<<2f836228fd003b432c0eaf50e70b56d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetForm_connection$data = {
  readonly facets: ReadonlyArray<{
    readonly attribute: string;
    readonly values: ReadonlyArray<{
      readonly value: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"Facet_facet">;
  }> | null | undefined;
  readonly priceBounds: {
    readonly " $fragmentSpreads": FragmentRefs<"PriceFields_bounds">;
  } | null | undefined;
  readonly " $fragmentType": "FacetForm_connection";
};
export type FacetForm_connection$key = {
  readonly " $data"?: FacetForm_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetForm_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetForm_connection",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Facet_facet"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceBounds",
      "kind": "LinkedField",
      "name": "priceBounds",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceFields_bounds"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};

(node as any).hash = "eaf764ce95bf299e7a52509d48d941be";

export default node;
