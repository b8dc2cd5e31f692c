/**
 * @generated SignedSource<<c408f3494ed3a63afe83b7190a56fac2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GiftCardForm_offer$data = {
  readonly daysMax: number;
  readonly maximum: {
    readonly amount: string;
  };
  readonly messageMaxLength: number;
  readonly minimum: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly nameMaxLength: number;
  readonly suggested: ReadonlyArray<{
    readonly amount: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AmountFields_offer" | "useAddGiftCard_offer">;
  readonly " $fragmentType": "GiftCardForm_offer";
};
export type GiftCardForm_offer$key = {
  readonly " $data"?: GiftCardForm_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiftCardForm_offer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GiftCardForm_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameMaxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageMaxLength",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysMax",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "maximum",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "suggested",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AmountFields_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAddGiftCard_offer"
    }
  ],
  "type": "GiftCardOffer",
  "abstractKey": null
};
})();

(node as any).hash = "78efb0510b4bb2a61a1dee61c507924c";

export default node;
