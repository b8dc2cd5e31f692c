/**
 * @generated SignedSource<<a97a5ddcb2c2afad141be89d304d2004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MegaMenu_root$data = {
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"MegaMenuItem_category">;
  }>;
  readonly " $fragmentType": "MegaMenu_root";
};
export type MegaMenu_root$key = {
  readonly " $data"?: MegaMenu_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"MegaMenu_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MegaMenu_root",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "MegaMenuItem_category"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "9a1b90d35235c1e1f6e325d6afdd0260";

export default node;
