/**
 * @generated SignedSource<<55eb542b78dad87e077379e4dc331fca>>
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
  readonly variants: ReadonlyArray<{
    readonly id: string;
  } | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_comparison">;
  readonly " $fragmentType": "ComparePage_comparison";
};
export type ComparePage_comparison$key = {
  readonly " $data"?: ComparePage_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparePage_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
})();

(node as any).hash = "5a33734ddd36df0ceb49e90d0a4b12b6";

export default node;
