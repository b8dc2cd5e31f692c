/**
 * @generated SignedSource<<a1cae7f22f90643697017954aa7d3beb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CardPending_payment$data = {
  readonly id: string;
  readonly payBefore: string | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly url: string | null | undefined;
  readonly " $fragmentType": "CardPending_payment";
};
export type CardPending_payment$key = {
  readonly " $data"?: CardPending_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPending_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPending_payment",
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
      "name": "url",
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
  "type": "CreditPayment",
  "abstractKey": null
};

(node as any).hash = "15a6bf2e32fd1a82184a4013c0b2ae62";

export default node;
