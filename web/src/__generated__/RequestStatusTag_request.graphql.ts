/**
 * @generated SignedSource<<796057bed0adf4f8ffeffbeb59b03aa1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RequestStatusTag_request$data = {
  readonly status: CreditApplicationStatus;
  readonly " $fragmentType": "RequestStatusTag_request";
};
export type RequestStatusTag_request$key = {
  readonly " $data"?: RequestStatusTag_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestStatusTag_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestStatusTag_request",
  "selections": [
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

(node as any).hash = "55c3f4cf211a291a9139265d3f1f7b54";

export default node;
