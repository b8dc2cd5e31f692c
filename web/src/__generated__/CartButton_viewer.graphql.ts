/**
 * @generated SignedSource<<fd87da19e13df6276e119c766d8cab7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartButton_viewer$data = {
  readonly cart: {
    readonly totalQuantity: number;
  } | null | undefined;
  readonly " $fragmentType": "CartButton_viewer";
};
export type CartButton_viewer$key = {
  readonly " $data"?: CartButton_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartButton_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cart",
      "kind": "LinkedField",
      "name": "cart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalQuantity",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6139a16fa03faf7f914fc027327b0af6";

export default node;
