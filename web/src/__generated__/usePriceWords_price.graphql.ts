/**
 * @generated SignedSource<<82676610af273fb13c77ecaafcc01d48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePriceWords_price$data = {
  readonly instalments: ReadonlyArray<{
    readonly months: number;
  }>;
  readonly " $fragmentType": "usePriceWords_price";
};
export type usePriceWords_price$key = {
  readonly " $data"?: usePriceWords_price$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePriceWords_price">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePriceWords_price",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instalment",
      "kind": "LinkedField",
      "name": "instalments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductPrice",
  "abstractKey": null
};

(node as any).hash = "6cae6b609d7a909929268a48eb0fd028";

export default node;
