/**
 * @generated SignedSource<<fa057a57744e3b03aa50431bfc882920>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
export type CreditCustomer = "HOME" | "NEW" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditWizard_application$data = {
  readonly customer: CreditCustomer | null | undefined;
  readonly kind: CreditKind;
  readonly number: string | null | undefined;
  readonly status: CreditApplicationStatus;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationSent_application" | "ClosedApplication_application" | "OtherApplication_application" | "WizardSteps_application">;
  readonly " $fragmentType": "CreditWizard_application";
};
export type CreditWizard_application$key = {
  readonly " $data"?: CreditWizard_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditWizard_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditWizard_application",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WizardSteps_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApplicationSent_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClosedApplication_application"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherApplication_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "7e0d94e7f76fd3a33dbc9c67b6330f88";

export default node;
