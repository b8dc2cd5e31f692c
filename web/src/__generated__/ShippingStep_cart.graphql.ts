/**
 * @generated SignedSource<<bf68bdbee69e990d5e260c5d56456999>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShippingStep_cart$data = {
  readonly selectedShippingMethod: {
    readonly carrierCode: string;
    readonly methodCode: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ShippingStep_cart";
};
export type ShippingStep_cart$key = {
  readonly " $data"?: ShippingStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShippingStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShippingStep_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "selectedShippingMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrierCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "methodCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "dd1e258ecac717a42e7e2de13dc8604d";

export default node;
