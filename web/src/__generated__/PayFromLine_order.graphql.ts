/**
 * @generated SignedSource<<9b974a077cfcacf266d5d031df271efc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayFromLine_order$data = {
  readonly credit: {
    readonly line: {
      readonly available: {
        readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
      };
    } | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "PayFromLine_order";
};
export type PayFromLine_order$key = {
  readonly " $data"?: PayFromLine_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayFromLine_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayFromLine_order",
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
      "concreteType": "OrderCredit",
      "kind": "LinkedField",
      "name": "credit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCreditLine",
          "kind": "LinkedField",
          "name": "line",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "available",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "5ba15a6de03c1ade6ef96bdcac333aea";

export default node;
