/**
 * @generated SignedSource<<9cde4f49a782a198a257b688e84a6032>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CategoryChips_category$data = {
  readonly children: ReadonlyArray<{
    readonly id: string;
    readonly link: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "CategoryChips_category";
};
export type CategoryChips_category$key = {
  readonly " $data"?: CategoryChips_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryChips_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "CategoryChips_category",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "ac0105e3f1be95c8c5e067841cddbe27";

export default node;
