/**
 * @generated SignedSource<<dcdf6a5700a365461c722bfa3919feae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartLinePicture_line$data = {
  readonly product: {
    readonly media: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    }>;
  } | null | undefined;
  readonly variant: {
    readonly media: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "CartLinePicture_line";
};
export type CartLinePicture_line$key = {
  readonly " $data"?: CartLinePicture_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLinePicture_line">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductMedia",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Picture_media"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLinePicture_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductVariant",
      "kind": "LinkedField",
      "name": "variant",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "1c10c946cd3f491ea4a0dc923ce0fa4e";

export default node;
