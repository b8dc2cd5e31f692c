/**
 * @generated SignedSource<<0558b5a1c48c4f1388586198805f6ff0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestionOptions_suggestions$data = {
  readonly categories: ReadonlyArray<{
    readonly breadcrumbs: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly id: string;
    readonly link: string;
    readonly name: string;
  }> | null | undefined;
  readonly match: {
    readonly count: number;
  } | null | undefined;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly urlPath: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedProduct_product">;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "SuggestionOptions_suggestions";
};
export type SuggestionOptions_suggestions$key = {
  readonly " $data"?: SuggestionOptions_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionOptions_suggestions">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestionOptions_suggestions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SearchMatch",
      "kind": "LinkedField",
      "name": "match",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
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
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "breadcrumbs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlPath",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SuggestedProduct_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Suggestions",
  "abstractKey": null
};
})();

(node as any).hash = "bdb98042057564c72b7931e05d111bfa";

export default node;
