/**
 * @generated SignedSource<<1349c9ae1517a7d35596d63235ca66ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type InsuranceStep_application$data = {
  readonly amount: {
    readonly amount: string;
  } | null | undefined;
  readonly steps: ReadonlyArray<{
    readonly code: CreditStepCode;
    readonly isRequired: boolean;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceForm_application">;
  readonly " $fragmentType": "InsuranceStep_application";
};
export type InsuranceStep_application$key = {
  readonly " $data"?: InsuranceStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"InsuranceStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InsuranceStep_application",
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
      "concreteType": "CreditStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRequired",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InsuranceForm_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "675f7843c2c75c0caec4ae9eee46fff7";

export default node;
