/**
 * @generated SignedSource<<96ac147886d6c87dcca5a3bffa2a4ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DepartmentChips_connection$data = {
  readonly departments: ReadonlyArray<{
    readonly code: string;
    readonly count: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "DepartmentChips_connection";
};
export type DepartmentChips_connection$key = {
  readonly " $data"?: DepartmentChips_connection$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepartmentChips_connection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DepartmentChips_connection",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotionDepartment",
      "kind": "LinkedField",
      "name": "departments",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PromotionConnection",
  "abstractKey": null
};

(node as any).hash = "cee4f5bf71cbef1b353d3ac13d2cd679";

export default node;
