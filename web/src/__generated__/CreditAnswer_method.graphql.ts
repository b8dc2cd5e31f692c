/**
 * @generated SignedSource<<beff7dfcd899363679547a619a5e775e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditAnswer_method$data = {
  readonly code: string;
  readonly creditLine: {
    readonly coversCart: boolean;
  } | null | undefined;
  readonly " $fragmentType": "CreditAnswer_method";
};
export type CreditAnswer_method$key = {
  readonly " $data"?: CreditAnswer_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditAnswer_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditAnswer_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutCreditLine",
      "kind": "LinkedField",
      "name": "creditLine",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coversCart",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "91651e08ba218f9de27766d4ff825214";

export default node;
