/**
 * @generated SignedSource<<91e3c888a02354e5e9365850ed1f93da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReturnList_requests$data = ReadonlyArray<{
  readonly id: string;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnCard_request">;
  readonly " $fragmentType": "ReturnList_requests";
}>;
export type ReturnList_requests$key = ReadonlyArray<{
  readonly " $data"?: ReturnList_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnList_requests">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ReturnList_requests",
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
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnCard_request"
    }
  ],
  "type": "ReturnRequest",
  "abstractKey": null
};

(node as any).hash = "21c33a1e5a173141ab8636a6a56526a4";

export default node;
