/**
 * @generated SignedSource<<3101eae45f5daf7a73d482cc74496e01>>
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

(node as any).hash = "0190a5d5ca7d6b9cea5b34aadc3372d9";

export default node;
