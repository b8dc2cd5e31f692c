/**
 * @generated SignedSource<<be24fe1231e610d5cb77f7c2b4484844>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LastOrder_customer$data = {
  readonly orders: {
    readonly nodes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"OrderCard_order">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LastOrder_customer";
};
export type LastOrder_customer$key = {
  readonly " $data"?: LastOrder_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastOrder_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LastOrder_customer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Order",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OrderCard_order"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "orders(first:1)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "73993b2a4b22201e4d0d18b3d7e86a27";

export default node;
