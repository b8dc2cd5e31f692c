/**
 * @generated SignedSource<<0fa47bbecfe2cc8fe49f442482931d1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditToPay_credit$data = {
  readonly name: string;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"AmountChoice_credit" | "CreditFacts_credit" | "CreditStatusTag_credit">;
  readonly " $fragmentType": "CreditToPay_credit";
};
export type CreditToPay_credit$key = {
  readonly " $data"?: CreditToPay_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditToPay_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditToPay_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditFacts_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AmountChoice_credit"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CreditStatusTag_credit"
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};

(node as any).hash = "339a741bce63bae8dc540c0bb37520bf";

export default node;
