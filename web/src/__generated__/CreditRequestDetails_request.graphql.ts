/**
 * @generated SignedSource<<d2761b82fe8c346c06186a965b0f3a7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditRequestDetails_request$data = {
  readonly number: string | null | undefined;
  readonly offer: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditPanel_offer">;
  } | null | undefined;
  readonly status: CreditApplicationStatus;
  readonly steps: ReadonlyArray<{
    readonly __typename: "CreditStep";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CounterOffer_request" | "RequestFacts_request" | "RequestMissing_request" | "RequestNext_request" | "RequestStatusTag_request" | "RequestTimeline_request">;
  readonly " $fragmentType": "CreditRequestDetails_request";
};
export type CreditRequestDetails_request$key = {
  readonly " $data"?: CreditRequestDetails_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditRequestDetails_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditRequestDetails_request",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditPanel_offer"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestStatusTag_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestTimeline_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestNext_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestFacts_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestMissing_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CounterOffer_request"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "31cfc26441354dbd56312968ddc18433";

export default node;
