/**
 * @generated SignedSource<<6571a7fb92811bcc21f02e3c304dcd4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type CartLineStock_line$data = {
  readonly quantity: number;
  readonly stock: {
    readonly quantity: number | null | undefined;
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentType": "CartLineStock_line";
};
export type CartLineStock_line$key = {
  readonly " $data"?: CartLineStock_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineStock_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineStock_line",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "a7c27cd4f2e0f2fbff729b0ddf8fe549";

export default node;
