/**
 * @generated SignedSource<<0cf3ccbf2b683d4567997204ba6c5c08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditCustomer = "HOME" | "NEW" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useAnswer_application$data = {
  readonly customer: CreditCustomer | null | undefined;
  readonly id: string;
  readonly kind: CreditKind;
  readonly " $fragmentType": "useAnswer_application";
};
export type useAnswer_application$key = {
  readonly " $data"?: useAnswer_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAnswer_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAnswer_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "e95887db60a96fd837697936e3e405a8";

export default node;
