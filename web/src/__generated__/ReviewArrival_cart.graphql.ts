/**
 * @generated SignedSource<<803e723d3d70b466bac8f97173496c69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReviewArrival_cart$data = {
  readonly isVirtual: boolean;
  readonly pickupBranch: {
    readonly branch: {
      readonly name: string;
    };
    readonly readyFrom: string | null | undefined;
  } | null | undefined;
  readonly selectedShippingMethod: {
    readonly deliveryEstimate: {
      readonly " $fragmentSpreads": FragmentRefs<"DeliveryDays_estimate">;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "ReviewArrival_cart";
};
export type ReviewArrival_cart$key = {
  readonly " $data"?: ReviewArrival_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewArrival_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewArrival_cart",
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
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "selectedShippingMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
              "args": null,
              "kind": "FragmentSpread",
              "name": "DeliveryDays_estimate"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupBranch",
      "kind": "LinkedField",
      "name": "pickupBranch",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readyFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Branch",
          "kind": "LinkedField",
          "name": "branch",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "377de2b236221bb004d4d5dcd98aa221";

export default node;
