/**
 * @generated SignedSource<<95620251298e7b23701475b355eb2843>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ComparePage_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_comparison">;
  readonly " $fragmentType": "ComparePage_comparison";
};
export type ComparePage_comparison$key = {
  readonly " $data"?: ComparePage_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePage_comparison">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComparePage_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompareTable_comparison"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};

(node as any).hash = "48f56efddc52a40dfd1f9f1b53705b7f";

export default node;
