/**
 * @generated SignedSource<<e51e326945095f63ada45424351d2387>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartKindNotes_cart$data = {
  readonly exceedsUnitLimit: boolean | null | undefined;
  readonly isBranchDeliveryOnly: boolean | null | undefined;
  readonly lines: ReadonlyArray<{
    readonly isBranchDeliveryOnly: boolean | null | undefined;
  }>;
  readonly " $fragmentType": "CartKindNotes_cart";
};
export type CartKindNotes_cart$key = {
  readonly " $data"?: CartKindNotes_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartKindNotes_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBranchDeliveryOnly",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartKindNotes_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exceedsUnitLimit",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "8d2ca1998649a2651933ae4800e1666e";

export default node;
