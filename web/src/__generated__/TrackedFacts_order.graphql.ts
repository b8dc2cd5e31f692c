/**
 * @generated SignedSource<<b2d339638a704a53b56aedf28064d14a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedFacts_order$data = {
  readonly destination: string | null | undefined;
  readonly paymentMethodTitle: string | null | undefined;
  readonly pickupBranch: {
    readonly " $fragmentSpreads": FragmentRefs<"PickupPlace_pickup">;
  } | null | undefined;
  readonly recipient: string | null | undefined;
  readonly shippingMethodTitle: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OrderPromises_order">;
  readonly " $fragmentType": "TrackedFacts_order";
};
export type TrackedFacts_order$key = {
  readonly " $data"?: TrackedFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedFacts_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedFacts_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recipient",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingMethodTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethodTitle",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PickupPlace_pickup"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderPromises_order"
    }
  ],
  "type": "TrackedOrder",
  "abstractKey": null
};

(node as any).hash = "d7eeba90dfbed7bd4ffd35995d345f3f";

export default node;
