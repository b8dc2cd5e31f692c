/**
 * @generated SignedSource<<672fe118ddcfa35e5a26432c01c59e1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RequestTimeline_request$data = {
  readonly kind: CreditKind;
  readonly status: CreditApplicationStatus;
  readonly " $fragmentType": "RequestTimeline_request";
};
export type RequestTimeline_request$key = {
  readonly " $data"?: RequestTimeline_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestTimeline_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestTimeline_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "5111c36cea781dcbdd2619fd854159a9";

export default node;
