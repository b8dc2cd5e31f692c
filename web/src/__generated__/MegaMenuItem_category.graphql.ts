/**
 * @generated SignedSource<<e805cf3a9bec710773a6ca483b891a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MegaMenuItem_category$data = {
  readonly children: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly id: string;
      readonly link: string;
      readonly name: string;
    }>;
    readonly id: string;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    } | null | undefined;
    readonly link: string;
    readonly name: string;
  }>;
  readonly link: string;
  readonly name: string;
  readonly " $fragmentType": "MegaMenuItem_category";
};
export type MegaMenuItem_category$key = {
  readonly " $data"?: MegaMenuItem_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"MegaMenuItem_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "link",
  "storageKey": null
},
v2 = {
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
  "name": "MegaMenuItem_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductMedia",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_media"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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

(node as any).hash = "4ed3119268e183145c94b82dd9af2e54";

export default node;
