/**
 * @generated SignedSource<<5ca9e174b991a10d12d1f4d7cf4b837a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditKind = "CREDILANA" | "MERCHANDISE" | "PERSONAL_LOAN" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CreditRequestRow_request$data = {
  readonly amount: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly kind: CreditKind;
  readonly number: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RequestStatusTag_request">;
  readonly " $fragmentType": "CreditRequestRow_request";
};
export type CreditRequestRow_request$key = {
  readonly " $data"?: CreditRequestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditRequestRow_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreditRequestRow_request",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "amount",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Amount_money"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestStatusTag_request"
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "a72a0aac7d0a7930ed8293c362e72fee";

export default node;
