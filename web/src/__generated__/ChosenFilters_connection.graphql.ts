/**
 * @generated SignedSource<<7ee40b06f5ac39b2f70db17f8d11564a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ChosenFilters_connection$data = {
  readonly facets: ReadonlyArray<{
    readonly attribute: string;
    readonly label: string;
    readonly values: ReadonlyArray<{
      readonly label: string;
      readonly swatch: string | null | undefined;
      readonly value: string;
    }>;
  }> | null | undefined;
  readonly " $fragmentType": "ChosenFilters_connection";
};
export type ChosenFilters_connection$key = {
  readonly " $data"?: ChosenFilters_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChosenFilters_connection">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChosenFilters_connection",
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
        (v0/*:: as any*/),
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
            (v0/*:: as any*/),
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
      "storageKey": null
    }
  ],
  "type": "ProductConnection",
  "abstractKey": null
};
})();

(node as any).hash = "e7c2eff1a7db58bda707719aa16c85a7";

export default node;
