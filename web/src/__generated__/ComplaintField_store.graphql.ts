/**
 * @generated SignedSource<<f5ed3e164f72abfcfc3becbf69db66db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComplaintField_store$data = {
  readonly complaintKinds: ReadonlyArray<{
    readonly code: string;
    readonly description: string | null | undefined;
    readonly label: string;
  }> | null | undefined;
  readonly " $fragmentType": "ComplaintField_store";
};
export type ComplaintField_store$key = {
  readonly " $data"?: ComplaintField_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplaintField_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplaintField_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplaintKind",
      "kind": "LinkedField",
      "name": "complaintKinds",
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
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "2d63b458a504d81dc5363ed7907a1bfa";

export default node;
