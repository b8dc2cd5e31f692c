/**
 * @generated SignedSource<<e59985136bb472c72d97154655904bbd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CartCounter = "LINES" | "UNITS" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartButton_store$data = {
  readonly cartSettings: {
    readonly counter: CartCounter;
  };
  readonly " $fragmentType": "CartButton_store";
};
export type CartButton_store$key = {
  readonly " $data"?: CartButton_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartButton_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartButton_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartSettings",
      "kind": "LinkedField",
      "name": "cartSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "counter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "c287d21565642caec3dbd5245b09934e";

export default node;
