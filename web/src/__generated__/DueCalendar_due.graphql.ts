/**
 * @generated SignedSource<<ed10d1d0056954e5f1ee816b70506887>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DueCalendar_due$data = {
  readonly date: string;
  readonly payBy: string | null | undefined;
  readonly " $fragmentType": "DueCalendar_due";
};
export type DueCalendar_due$key = {
  readonly " $data"?: DueCalendar_due$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueCalendar_due">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DueCalendar_due",
  "selections": [
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
      "name": "payBy",
      "storageKey": null
    }
  ],
  "type": "CreditDue",
  "abstractKey": null
};

(node as any).hash = "544da55bb0e8a50600a0582698837ff4";

export default node;
