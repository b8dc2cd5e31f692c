/**
 * @generated SignedSource<<f78d792ec7dde284e8687a8278975aa5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryEstimate_variant$data = {
  readonly deliveryEstimate: {
    readonly earliest: string;
    readonly latest: string;
    readonly madeToOrderDays: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly sku: string;
  readonly " $fragmentType": "DeliveryEstimate_variant";
};
export type DeliveryEstimate_variant$key = {
  readonly " $data"?: DeliveryEstimate_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEstimate_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryEstimate_variant",
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
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "11e312f47f7f40ad44ec7fa8522a0146";

export default node;
