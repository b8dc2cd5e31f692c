/**
 * @generated SignedSource<<f11cf795beab41a07d2e079dff6d6ff8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardsPage_offer$data = {
  readonly maximum: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly minimum: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly sku: string;
  readonly validYears: number;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCardForm_offer">;
  readonly " $fragmentType": "GiftCardsPage_offer";
};
export type GiftCardsPage_offer$key = {
  readonly " $data"?: GiftCardsPage_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCardsPage_offer">;
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
  "name": "GiftCardsPage_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "validYears",
      "storageKey": null
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "GiftCardForm_offer"
    }
  ],
  "type": "GiftCardOffer",
  "abstractKey": null
};
})();

(node as any).hash = "1e97d1e9d1222d94c75fc3096a5357d7";

export default node;
