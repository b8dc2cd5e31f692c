/**
 * @generated SignedSource<<a19df3b9df9cc3e3c075b1473550378b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PageAlternates_alternates$data = ReadonlyArray<{
  readonly path: string;
  readonly store: {
    readonly code: string;
  };
  readonly " $fragmentType": "PageAlternates_alternates";
}>;
export type PageAlternates_alternates$key = ReadonlyArray<{
  readonly " $data"?: PageAlternates_alternates$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageAlternates_alternates">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PageAlternates_alternates",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Store",
      "kind": "LinkedField",
      "name": "store",
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
    }
  ],
  "type": "Alternate",
  "abstractKey": null
};

(node as any).hash = "23d8aecf9c38d32232a9dd0851c20763";

export default node;
