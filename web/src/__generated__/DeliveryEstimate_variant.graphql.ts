/**
 * @generated SignedSource<<546363a18b2c42e30da855b99107fa09>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "eab127e1260544f1fab881895e47489c";

export default node;
