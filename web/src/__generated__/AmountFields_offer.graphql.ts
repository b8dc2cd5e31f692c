/**
 * @generated SignedSource<<f95793cbbfafd80e333f9c8850d0cf7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AmountFields_offer$data = {
  readonly maximum: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly minimum: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly suggested: ReadonlyArray<{
    readonly amount: string;
    readonly currencyCode: string;
  }>;
  readonly " $fragmentType": "AmountFields_offer";
};
export type AmountFields_offer$key = {
  readonly " $data"?: AmountFields_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountFields_offer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currencyCode",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AmountFields_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maximum",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "suggested",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GiftCardOffer",
  "abstractKey": null
};
})();

(node as any).hash = "568aafb8afb05996bd00180f2102b7ad";

export default node;
