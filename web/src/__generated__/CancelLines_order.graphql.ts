/**
 * @generated SignedSource<<c0339c187e7a7f7c5bc502f9e91fcbee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CancelLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly canceledQuantity: number;
    readonly lineId: string | null | undefined;
    readonly name: string;
    readonly quantity: number;
  }>;
  readonly " $fragmentType": "CancelLines_order";
};
export type CancelLines_order$key = {
  readonly " $data"?: CancelLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceledQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "04983e02d278862c1ee00c14acf2aa11";

export default node;
