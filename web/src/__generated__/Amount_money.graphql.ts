/**
 * @generated SignedSource<<6a6222028b86ab04b12822118ffcd3f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Amount_money$data = {
  readonly amount: string;
  readonly currencyCode: string;
  readonly " $fragmentType": "Amount_money";
};
export type Amount_money$key = {
  readonly " $data"?: Amount_money$data;
  readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Amount_money",
  "selections": [
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
  ],
  "type": "Money",
  "abstractKey": null
};

(node as any).hash = "26f98d663b514818c707135accb0bf23";

export default node;
