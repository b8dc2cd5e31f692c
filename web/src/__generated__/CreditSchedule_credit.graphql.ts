/**
 * @generated SignedSource<<5a4b0d6d50832ba79014ab122f608e6d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInstalmentStatus = "LATE" | "OPEN" | "PAID" | "PAID_LATE" | "PARTIAL" | "TAKEN_OFF" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditSchedule_credit$data = {
  readonly instalments: ReadonlyArray<{
    readonly date: string;
    readonly number: number;
    readonly payBy: string | null | undefined;
    readonly status: CreditInstalmentStatus;
    readonly " $fragmentSpreads": FragmentRefs<"CreditInstalmentRow_instalment">;
  }> | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "CreditSchedule_credit";
};
export type CreditSchedule_credit$key = {
  readonly " $data"?: CreditSchedule_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditSchedule_credit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditSchedule_credit",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInstalment",
      "kind": "LinkedField",
      "name": "instalments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payBy",
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
          "name": "CreditInstalmentRow_instalment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "abadbf31e31a33f24266b64e17bab84a";

export default node;
