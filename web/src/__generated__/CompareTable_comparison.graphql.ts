/**
 * @generated SignedSource<<e43212331e1933ca9f0741149e789c51>>
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
    readonly " $fragmentSpreads": FragmentRefs<"CompareColumnHead_product" | "CompareOffer_product" | "useOwnRows_products">;
  }>;
  readonly rows: ReadonlyArray<{
    readonly code: string;
    readonly isDifferent: boolean;
    readonly label: string;
    readonly values: ReadonlyArray<string | null | undefined>;
  }>;
  readonly " $fragmentType": "CompareTable_comparison";
};
export type CompareTable_comparison$key = {
  readonly " $data"?: CompareTable_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompareTable_comparison">;
};

const node: ReaderFragment = {
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
          "name": "CompareColumnHead_product"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CompareOffer_product"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useOwnRows_products"
        }
      ],
      "storageKey": null
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

(node as any).hash = "17fbf36d843c0e258aa938c04e488761";

export default node;
