/**
 * @generated SignedSource<<a02ee898d060158957bd19a6086d4eb9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInstalmentStatus = "LATE" | "OPEN" | "PAID" | "PAID_LATE" | "PARTIAL" | "TAKEN_OFF" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditProgress_credit$data = {
  readonly instalments: ReadonlyArray<{
    readonly status: CreditInstalmentStatus;
  }> | null | undefined;
  readonly paid: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentType": "CreditProgress_credit";
};
export type CreditProgress_credit$key = {
  readonly " $data"?: CreditProgress_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditProgress_credit">;
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
  "name": "CreditProgress_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInstalment",
      "kind": "LinkedField",
      "name": "instalments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditInvoice",
  "abstractKey": null
};
})();

(node as any).hash = "2e49dfb6a2aefc80dd8132f28a7a49e3";

export default node;
