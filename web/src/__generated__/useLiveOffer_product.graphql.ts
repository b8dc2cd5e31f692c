/**
 * @generated SignedSource<<7333dd93432345d3caf2a42bde2a8444>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useLiveOffer_product$data = {
  readonly id: string;
  readonly price: {
    readonly isCurrent: boolean;
  };
  readonly " $fragmentType": "useLiveOffer_product";
};
export type useLiveOffer_product$key = {
  readonly " $data"?: useLiveOffer_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLiveOffer_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useLiveOffer_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductPrice",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "c45c2a77614ac10238ffe347741e1c9b";

export default node;
