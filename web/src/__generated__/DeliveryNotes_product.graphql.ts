/**
 * @generated SignedSource<<fbeb91b993bb4caa2a1299c10ce0bccc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryNotes_product$data = {
  readonly __typename: string;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEstimate_product">;
  readonly " $fragmentType": "DeliveryNotes_product";
};
export type DeliveryNotes_product$key = {
  readonly " $data"?: DeliveryNotes_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryNotes_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryNotes_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryEstimate_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "1944cb57dddc1bae28cbbb974a892494";

export default node;
