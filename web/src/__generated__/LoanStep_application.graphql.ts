/**
 * @generated SignedSource<<926f6e5e480ae364f3b11d9525d9632b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LoanStep_application$data = {
  readonly number: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswer_application">;
  readonly " $fragmentType": "LoanStep_application";
};
export type LoanStep_application$key = {
  readonly " $data"?: LoanStep_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoanStep_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoanStep_application",
  "selections": [
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
      "name": "useAnswer_application"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "014c130b4a9d634f850d8a0e40af6857";

export default node;
