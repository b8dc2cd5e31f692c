/**
 * @generated SignedSource<<869b81b13bcbb19d620fd6716192a389>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditApplicationStatus = "ACTIVE" | "APPROVED" | "CANCELED" | "DENIED" | "DRAFT" | "EXPIRED" | "NEEDS_FILES" | "PARTIALLY_APPROVED" | "SUBMITTED" | "%future added value";
export type CreditDenial = "HISTORY" | "LINE" | "OVERDUE" | "%future added value";
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RequestNext_request$data = {
  readonly acceptBefore: string | null | undefined;
  readonly amount: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly answerBefore: string | null | undefined;
  readonly approved: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly kind: CreditKind;
  readonly reason: CreditDenial | null | undefined;
  readonly status: CreditApplicationStatus;
  readonly " $fragmentType": "RequestNext_request";
};
export type RequestNext_request$key = {
  readonly " $data"?: RequestNext_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestNext_request">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Amount_money"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestNext_request",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "approved",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerBefore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "acceptBefore",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};
})();

(node as any).hash = "26643d99b790d5e0d288edc14184a0e6";

export default node;
