/**
 * @generated SignedSource<<0e0a36c72b3a74034b9410bcb2dbaf78>>
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
    readonly opensInNewWindow: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "opensInNewWindow",
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

(node as any).hash = "f5880632c7dcb17c160f0d070ba155b3";

export default node;
