/**
 * @generated SignedSource<<9053ec6fb36d21aa1eded58f89fab7d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReceiptPage_receipt$data = {
  readonly number: string;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptFacts_receipt" | "ReceiptLines_receipt" | "ReceiptTotals_receipt">;
  readonly " $fragmentType": "ReceiptPage_receipt";
};
export type ReceiptPage_receipt$key = {
  readonly " $data"?: ReceiptPage_receipt$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptPage_receipt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceiptPage_receipt",
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
      "name": "placedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceiptLines_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceiptTotals_receipt"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceiptFacts_receipt"
    }
  ],
  "type": "Receipt",
  "abstractKey": null
};

(node as any).hash = "cb7faa47c4ab16119f6ce7896a7fa269";

export default node;
