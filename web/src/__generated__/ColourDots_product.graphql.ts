/**
 * @generated SignedSource<<8f2e7db0627941bd3032a7b057fec5ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ColourDots_product$data = {
  readonly options: ReadonlyArray<{
    readonly values: ReadonlyArray<{
      readonly swatch: string | null | undefined;
      readonly value: string;
    }>;
  }>;
  readonly " $fragmentType": "ColourDots_product";
};
export type ColourDots_product$key = {
  readonly " $data"?: ColourDots_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColourDots_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColourDots_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfigurableOption",
      "kind": "LinkedField",
      "name": "options",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfigurableOptionValue",
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
  "type": "ConfigurableProduct",
  "abstractKey": null
};

(node as any).hash = "8ca043a01a22340cf20a00a332a65ae9";

export default node;
