/**
 * @generated SignedSource<<dabe41f8e45fcc1ee3e91afa303df658>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PaySummary_account$data = {
  readonly credits: ReadonlyArray<{
    readonly balance: {
      readonly currencyCode: string;
    };
    readonly id: string;
    readonly name: string;
    readonly number: string;
    readonly paysByTransfer: boolean;
  }> | null | undefined;
  readonly " $fragmentType": "PaySummary_account";
};
export type PaySummary_account$key = {
  readonly " $data"?: PaySummary_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaySummary_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaySummary_account",
  "selections": [
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
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paysByTransfer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditAccount",
  "abstractKey": null
};

(node as any).hash = "3d150557c63eb123399e812728234c31";

export default node;
