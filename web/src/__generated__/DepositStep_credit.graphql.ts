/**
 * @generated SignedSource<<ed289da9f9503ba13c51e21540ee5d10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DepositStep_credit$data = {
  readonly banks: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly takesCard: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "DepositStep_credit";
};
export type DepositStep_credit$key = {
  readonly " $data"?: DepositStep_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositStep_credit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepositStep_credit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Bank",
      "kind": "LinkedField",
      "name": "banks",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesCard",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};

(node as any).hash = "b504b0a7b8475e97f7386d118b83965a";

export default node;
