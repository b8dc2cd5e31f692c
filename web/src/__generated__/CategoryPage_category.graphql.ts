/**
 * @generated SignedSource<<fa2d035709b11b6b8bd0d7990ed1b8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryPage_category$data = {
  readonly alternates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PageAlternates_alternates">;
  }> | null | undefined;
  readonly breadcrumbs: ReadonlyArray<{
    readonly id: string;
    readonly link: string;
    readonly name: string;
  }>;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly metaDescription: string | null | undefined;
  readonly metaTitle: string | null | undefined;
  readonly name: string;
  readonly urlPath: string;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_category" | "CategoryProducts_category">;
  readonly " $fragmentType": "CategoryPage_category";
};
export type CategoryPage_category$key = {
  readonly " $data"?: CategoryPage_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPage_category">;
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filters"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryPage_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urlPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metaDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alternate",
      "kind": "LinkedField",
      "name": "alternates",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageAlternates_alternates"
        }
      ],
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryChips_category"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "filters",
          "variableName": "filters"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CategoryProducts_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "ff4debd3af01164604cc4398178bf2da";

export default node;
