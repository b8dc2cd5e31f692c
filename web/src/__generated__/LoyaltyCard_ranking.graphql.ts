/**
 * @generated SignedSource<<c76246cc05908014722ec45016a3881a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LoyaltyCard_ranking$data = {
  readonly card: {
    readonly holder: string;
    readonly memberSince: string | null | undefined;
    readonly number: string;
  };
  readonly rank: {
    readonly code: string;
  };
  readonly " $fragmentType": "LoyaltyCard_ranking";
};
export type LoyaltyCard_ranking$key = {
  readonly " $data"?: LoyaltyCard_ranking$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoyaltyCard_ranking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoyaltyCard_ranking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Rank",
      "kind": "LinkedField",
      "name": "rank",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoyaltyCard",
      "kind": "LinkedField",
      "name": "card",
      "plural": false,
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
          "name": "memberSince",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ranking",
  "abstractKey": null
};

(node as any).hash = "a277ca45293ef56aef9dbe7e10f59a8d";

export default node;
