/**
 * @generated SignedSource<<36f83128d4ca2a28092b7745cdb2ff80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartDelivery_cart$data = {
  readonly deliveryEstimate: {
    readonly earliest: string;
    readonly latest: string;
    readonly madeToOrderDays: number | null | undefined;
  } | null | undefined;
  readonly isVirtual: boolean;
  readonly " $fragmentType": "CartDelivery_cart";
};
export type CartDelivery_cart$key = {
  readonly " $data"?: CartDelivery_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartDelivery_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartDelivery_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVirtual",
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
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "9c8eb43e387c06837c9cbb791ed402d7";

export default node;
