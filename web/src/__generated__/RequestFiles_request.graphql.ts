/**
 * @generated SignedSource<<2139adda1b4751f05609c01473515c5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFileSlot = "ID_BACK" | "ID_FRONT" | "PASSPORT" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type RequestFiles_request$data = {
  readonly missingFiles: ReadonlyArray<CreditFileSlot> | null | undefined;
  readonly " $fragmentType": "RequestFiles_request";
};
export type RequestFiles_request$key = {
  readonly " $data"?: RequestFiles_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFiles_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestFiles_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingFiles",
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};

(node as any).hash = "f95ab6cf3cc4726fb29c927a576766c9";

export default node;
