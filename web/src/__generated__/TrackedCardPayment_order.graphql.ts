/**
 * @generated SignedSource<<198f805fba880e605d6fa92ab0735e16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TrackedCardPayment_order$data = {
  readonly number: string;
  readonly payBefore: string | null | undefined;
  readonly paymentUrl: string | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "TrackedCardPayment_order";
};
export type TrackedCardPayment_order$key = {
  readonly " $data"?: TrackedCardPayment_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrackedCardPayment_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrackedCardPayment_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TrackedOrder",
  "abstractKey": null
};

(node as any).hash = "166bd902d3b51a555e4c40e02f5f4aac";

export default node;
