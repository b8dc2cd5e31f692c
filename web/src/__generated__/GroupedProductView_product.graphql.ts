/**
 * @generated SignedSource<<7c74448c3e27c24b08a807dc8bd9ac97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupedProductView_product$data = {
  readonly items: ReadonlyArray<{
    readonly product: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"GroupedItemRow_item">;
  }> | null | undefined;
  readonly " $fragmentType": "GroupedProductView_product";
};
export type GroupedProductView_product$key = {
  readonly " $data"?: GroupedProductView_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupedProductView_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupedProductView_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupedItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupedItemRow_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GroupedProduct",
  "abstractKey": null
};

(node as any).hash = "106287eeebdef079810527938470f428";

export default node;
