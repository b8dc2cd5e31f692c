/**
 * @generated SignedSource<<91eb94f15e87d1442e6808d5bcfbc509>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_root$data = {
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly link: string;
    readonly name: string;
    readonly opensInNewWindow: boolean;
  }>;
  readonly " $fragmentType": "Footer_root";
};
export type Footer_root$key = {
  readonly " $data"?: Footer_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
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
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensInNewWindow",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "61c680b1e248df85b52bf0aad0d20652";

export default node;
