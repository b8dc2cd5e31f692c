/**
 * @generated SignedSource<<4906306c13a3ffb5c399bb866a5a7ca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PostNeighbours_post$data = {
  readonly next: {
    readonly path: string;
    readonly title: string;
  } | null | undefined;
  readonly previous: {
    readonly path: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentType": "PostNeighbours_post";
};
export type PostNeighbours_post$key = {
  readonly " $data"?: PostNeighbours_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostNeighbours_post">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostNeighbours_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogPost",
      "kind": "LinkedField",
      "name": "previous",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlogPost",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BlogPost",
  "abstractKey": null
};
})();

(node as any).hash = "d21882b9fc16a7e98ff1fecbe9b3a950";

export default node;
