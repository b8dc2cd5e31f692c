/**
 * @generated SignedSource<<78ae98928522d6771cbe3239f14c43fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditAccounts_customer$data = {
  readonly creditAccounts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CreditAccountCard_account">;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CreditAccounts_customer";
};
export type CreditAccounts_customer$key = {
  readonly " $data"?: CreditAccounts_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditAccounts_customer">;
};

import CreditAccountsRefetchQuery_graphql from './CreditAccountsRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": CreditAccountsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "CreditAccounts_customer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditAccount",
      "kind": "LinkedField",
      "name": "creditAccounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CreditAccountCard_account"
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "3848354189063b5bffca1ae5ea91d57a";

export default node;
