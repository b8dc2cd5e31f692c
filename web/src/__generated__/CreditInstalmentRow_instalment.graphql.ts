/**
 * @generated SignedSource<<0f16465d4afd7254900baa9476ed9560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditInstalmentStatus = "LATE" | "OPEN" | "PAID" | "PAID_LATE" | "PARTIAL" | "TAKEN_OFF" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditInstalmentRow_instalment$data = {
  readonly contract: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly date: string;
  readonly number: number;
  readonly paid: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly paidOn: string | null | undefined;
  readonly punctual: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly status: CreditInstalmentStatus;
  readonly " $fragmentType": "CreditInstalmentRow_instalment";
};
export type CreditInstalmentRow_instalment$key = {
  readonly " $data"?: CreditInstalmentRow_instalment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditInstalmentRow_instalment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currencyCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditInstalmentRow_instalment",
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
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidOn",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "contract",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "punctual",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CreditInstalment",
  "abstractKey": null
};
})();

(node as any).hash = "3aee829744b3c4b9cd13eca8f6758b3b";

export default node;
