/**
 * @generated SignedSource<<1fb65950f7007fa42d267d38ea2ac55c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReturnStatus = "PARTIALLY_RECEIVED" | "RECEIVED" | "REQUESTED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ReturnCard_request$data = {
  readonly comment: string | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly condition: string;
    readonly name: string;
    readonly quantity: number;
    readonly reason: string;
    readonly receivedQuantity: number | null | undefined;
    readonly resolution: string;
  }>;
  readonly number: string;
  readonly photos: ReadonlyArray<string> | null | undefined;
  readonly requestedAt: string;
  readonly status: ReturnStatus;
  readonly " $fragmentType": "ReturnCard_request";
};
export type ReturnCard_request$key = {
  readonly " $data"?: ReturnCard_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnCard_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnCard_request",
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
      "name": "requestedAt",
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
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReturnLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resolution",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReturnRequest",
  "abstractKey": null
};

(node as any).hash = "733709cc27f3dcd68813a7a6ff333f98";

export default node;
