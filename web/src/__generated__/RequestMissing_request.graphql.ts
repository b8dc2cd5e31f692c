/**
 * @generated SignedSource<<e3c116b59ef9c12cd7f12dd617a7a146>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
export type CreditCustomer = "HOME" | "NEW" | "%future added value";
export type CreditFileSlot = "ID_BACK" | "ID_FRONT" | "PASSPORT" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RequestMissing_request$data = {
  readonly customer: CreditCustomer | null | undefined;
  readonly kind: CreditKind;
  readonly missingFiles: ReadonlyArray<CreditFileSlot> | null | undefined;
  readonly missingSteps: ReadonlyArray<CreditStepCode>;
  readonly number: string | null | undefined;
  readonly status: CreditApplicationStatus;
  readonly steps: ReadonlyArray<{
    readonly __typename: "CreditStep";
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFiles_request">;
  readonly " $fragmentType": "RequestMissing_request";
};
export type RequestMissing_request$key = {
  readonly " $data"?: RequestMissing_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestMissing_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestMissing_request",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customer",
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
      "kind": "ScalarField",
      "name": "missingSteps",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingFiles",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestFiles_request"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "2920cf217e7af66b7d7a88f98885bb7f";

export default node;
