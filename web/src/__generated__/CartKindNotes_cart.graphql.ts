/**
 * @generated SignedSource<<d38f319246c4ebcf73cc7d134057dcb8>>
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
    readonly " $fragmentSpreads": FragmentRefs<"isSoldOut_line">;
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
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "isSoldOut_line",
          "selections": [
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "5944f361ec2f20a60193edebed0a42ce";

export default node;
