/**
 * @generated SignedSource<<b0e57e11669bf7389a2de2806e028baf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ClosedApplication_application$data = {
  readonly number: string | null | undefined;
  readonly status: CreditApplicationStatus;
  readonly " $fragmentType": "ClosedApplication_application";
};
export type ClosedApplication_application$key = {
  readonly " $data"?: ClosedApplication_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedApplication_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClosedApplication_application",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "d9fe32e87d8a5a1d06bcf40b9f1511df";

export default node;
