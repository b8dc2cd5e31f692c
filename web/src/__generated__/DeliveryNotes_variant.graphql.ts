/**
 * @generated SignedSource<<97e28e849d31b8d9b8b234f5f1fa7ffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeliveryNotes_variant$data = {
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEstimate_variant">;
  readonly " $fragmentType": "DeliveryNotes_variant";
};
export type DeliveryNotes_variant$key = {
  readonly " $data"?: DeliveryNotes_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryNotes_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryNotes_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryEstimate_variant"
    }
  ],
  "type": "ProductVariant",
  "abstractKey": null
};

(node as any).hash = "0979b8444819ef51b1017e95f25fc623";

export default node;
