/**
 * @generated SignedSource<<05bb1ac512688385450a5880e0544a1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LoanForm_offers$data = ReadonlyArray<{
  readonly amount: {
    readonly amount: string;
  };
  readonly frequency: CreditFrequency;
  readonly months: number;
  readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
  readonly " $fragmentType": "LoanForm_offers";
}>;
export type LoanForm_offers$key = ReadonlyArray<{
  readonly " $data"?: LoanForm_offers$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoanForm_offers">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LoanForm_offers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditPanel_offer"
    }
  ],
  "type": "CreditOffer",
  "abstractKey": null
};

(node as any).hash = "bb70d0b7756a0f82f4b0b4a7ba7dfe44";

export default node;
