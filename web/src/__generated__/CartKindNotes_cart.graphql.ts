/**
 * @generated SignedSource<<52cfb47005c6b549eaa1d3fff6b34112>>
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
  readonly mixesSoleItem: boolean | null | undefined;
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mixesSoleItem",
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

(node as any).hash = "915ddc9e918d9a2141fa92a30d1b01ce";

export default node;
