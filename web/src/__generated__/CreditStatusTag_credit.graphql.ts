/**
 * @generated SignedSource<<48bec25b129e0984508990286173f273>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInvoiceStatus = "CANCELED" | "CURRENT" | "OVERDUE" | "SETTLED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditStatusTag_credit$data = {
  readonly status: CreditInvoiceStatus;
  readonly " $fragmentType": "CreditStatusTag_credit";
};
export type CreditStatusTag_credit$key = {
  readonly " $data"?: CreditStatusTag_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditStatusTag_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditStatusTag_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};

(node as any).hash = "af3306f5a7e9e5a9cd6c969584057a60";

export default node;
