/**
 * @generated SignedSource<<abb9e095f85fe77a17419c0358117d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CompareTable_comparison$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompareColumnHead_product" | "CompareOffer_product">;
  }>;
  readonly rows: ReadonlyArray<{
    readonly code: string;
    readonly isDifferent: boolean;
    readonly label: string;
    readonly values: ReadonlyArray<string | null | undefined>;
  }>;
  readonly variants: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CompareColumnHead_variant" | "CompareOffer_variant">;
  } | null | undefined>;
  readonly " $fragmentSpreads": FragmentRefs<"useCreditRows_comparison" | "useOwnRows_comparison">;
  readonly " $fragmentType": "CompareTable_comparison";
};
export type CompareTable_comparison$key = {
  readonly " $data"?: CompareTable_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompareTable_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareColumnHead_product"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareOffer_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareColumnHead_variant"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareOffer_variant"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCreditRows_comparison"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnRows_comparison"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComparisonRow",
      "kind": "LinkedField",
      "name": "rows",
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
          "name": "values",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDifferent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "9d9c8988f5e7b30c3a4c6d19dc668511";

export default node;
