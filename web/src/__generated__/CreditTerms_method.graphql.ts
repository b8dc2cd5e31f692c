/**
 * @generated SignedSource<<7b9d309b9084060f67f911f9290ea502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditTerms_method$data = {
  readonly creditOffers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CreditTermChoice_offers">;
  }>;
  readonly " $fragmentType": "CreditTerms_method";
};
export type CreditTerms_method$key = {
  readonly " $data"?: CreditTerms_method$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditTerms_method">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditTerms_method",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "creditOffers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditTermChoice_offers"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentMethod",
  "abstractKey": null
};

(node as any).hash = "e0db45f6ce6d2648d2b2f509495f14ee";

export default node;
