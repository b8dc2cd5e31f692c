/**
 * @generated SignedSource<<ac5ad4933b600546cb47be3719217fc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaymentStep_cart$data = {
  readonly isVirtual: boolean;
  readonly selectedPaymentMethod: {
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentMethods_cart">;
  readonly " $fragmentType": "PaymentStep_cart";
};
export type PaymentStep_cart$key = {
  readonly " $data"?: PaymentStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentStep_cart",
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
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "selectedPaymentMethod",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentMethods_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "aba45d625cac3313b818f411913a18e1";

export default node;
