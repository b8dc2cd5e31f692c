/**
 * @generated SignedSource<<f4dbf60a754e6fb091f3568e701ea0d1>>
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
  readonly sku: string;
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
      "kind": "ScalarField",
      "name": "sku",
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

(node as any).hash = "b3d1d4971cd4b5c5dbb0f070791ae17d";

export default node;
