/**
 * @generated SignedSource<<10b4d2c588284d2855b1933bf34a697e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SuggestionNote_suggestions$data = {
  readonly categories: ReadonlyArray<{
    readonly __typename: "Category";
  }> | null | undefined;
  readonly products: ReadonlyArray<{
    readonly __typename: string;
  }>;
  readonly " $fragmentType": "SuggestionNote_suggestions";
};
export type SuggestionNote_suggestions$key = {
  readonly " $data"?: SuggestionNote_suggestions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestionNote_suggestions">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestionNote_suggestions",
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
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Suggestions",
  "abstractKey": null
};
})();

(node as any).hash = "b3484bdd3cf8645fb47f9a93a232af1c";

export default node;
