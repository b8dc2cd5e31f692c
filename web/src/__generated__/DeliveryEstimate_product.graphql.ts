/**
 * @generated SignedSource<<6d07bf0f128e570155e88c5c0602ef57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryEstimate_product$data = {
  readonly deliveryEstimate: {
    readonly earliest: string;
    readonly latest: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "DeliveryEstimate_product";
};
export type DeliveryEstimate_product$key = {
  readonly " $data"?: DeliveryEstimate_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEstimate_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryEstimate_product",
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
      "concreteType": "DeliveryEstimate",
      "kind": "LinkedField",
      "name": "deliveryEstimate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earliest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "84b6ceed920d54b7ff45d8db65f03781";

export default node;
