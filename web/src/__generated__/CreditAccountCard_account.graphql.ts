/**
 * @generated SignedSource<<62f8bd74ed81b9440d8e4a2a30d9b7a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditAccountStatus = "ACTIVE" | "BLOCKED" | "CLOSED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditAccountCard_account$data = {
  readonly available: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly credits: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreditRow_credit">;
  }> | null | undefined;
  readonly holder: string | null | undefined;
  readonly line: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly next: {
    readonly " $fragmentSpreads": FragmentRefs<"CreditDueFacts_due">;
  } | null | undefined;
  readonly number: string;
  readonly owed: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly status: CreditAccountStatus | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OpenTransfers_account" | "UnlinkCreditAccount_account">;
  readonly " $fragmentType": "CreditAccountCard_account";
};
export type CreditAccountCard_account$key = {
  readonly " $data"?: CreditAccountCard_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditAccountCard_account">;
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
  "name": "CreditAccountCard_account",
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
      "name": "holder",
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
      "name": "line",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "available",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "owed",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditDue",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditDueFacts_due"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditInvoice",
      "kind": "LinkedField",
      "name": "credits",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditRow_credit"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenTransfers_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnlinkCreditAccount_account"
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};
})();

(node as any).hash = "d113cef2640d10901be2c1bac202b181";

export default node;
