/**
 * @generated SignedSource<<333fceea61cca965ace4e4300bba41cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FacetChoices_facet$data = {
  readonly attribute: string;
  readonly values: ReadonlyArray<{
    readonly count: number;
    readonly label: string;
    readonly swatch: string | null | undefined;
    readonly value: string;
  }>;
  readonly " $fragmentType": "FacetChoices_facet";
};
export type FacetChoices_facet$key = {
  readonly " $data"?: FacetChoices_facet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FacetChoices_facet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FacetChoices_facet",
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
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "swatch",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Facet",
  "abstractKey": null
};

(node as any).hash = "d2e9d7cfdf6c32cf0bdf18d980d4df91";

export default node;
