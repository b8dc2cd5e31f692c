/**
 * @generated SignedSource<<69879e3099ece2f561ba918836b05b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MegaMenu_root$data = {
  readonly children: ReadonlyArray<{
    readonly children: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"MegaMenuPanel_categories">;
    }>;
    readonly id: string;
    readonly link: string;
    readonly name: string;
    readonly opensInNewWindow: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"MegaMenuPanel_categories">;
  }>;
  readonly " $fragmentType": "MegaMenu_root";
};
export type MegaMenu_root$key = {
  readonly " $data"?: MegaMenu_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"MegaMenu_root">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "MegaMenuPanel_categories"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MegaMenu_root",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "children",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "72f761ecb8ed06b04e197ef789d30283";

export default node;
