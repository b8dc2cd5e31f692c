/**
 * @generated SignedSource<<727075ac5a78d2c80ea9ca702b301baf>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "278615111666b88d0a730a32f929048b";

export default node;
