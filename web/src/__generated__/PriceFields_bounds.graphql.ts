/**
 * @generated SignedSource<<97a0ac29993b0797fe8f31992984db37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PriceFields_bounds$data = {
  readonly highest: {
    readonly amount: string;
  };
  readonly lowest: {
    readonly amount: string;
  };
  readonly " $fragmentType": "PriceFields_bounds";
};
export type PriceFields_bounds$key = {
  readonly " $data"?: PriceFields_bounds$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceFields_bounds">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceFields_bounds",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lowest",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "highest",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PriceBounds",
  "abstractKey": null
};
})();

(node as any).hash = "4a97c3da47b5c89c2ba8a82c3fec19a7";

export default node;
