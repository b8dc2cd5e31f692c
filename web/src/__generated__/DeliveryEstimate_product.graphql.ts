/**
 * @generated SignedSource<<50481a74ec51d7062e15547c9580adea>>
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
    readonly madeToOrderDays: number | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeToOrderDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "bd439f2e8b92a5670d1fe067180b3456";

export default node;
