/**
 * @generated SignedSource<<ecbd0aff395b6c8eff8eab27f0ab822e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CreditInsuranceLine_insurance$data = {
  readonly insured: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly isCompulsory: boolean;
  readonly payment: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly total: {
    readonly amount: string;
    readonly currencyCode: string;
  };
  readonly " $fragmentType": "CreditInsuranceLine_insurance";
};
export type CreditInsuranceLine_insurance$key = {
  readonly " $data"?: CreditInsuranceLine_insurance$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreditInsuranceLine_insurance">;
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
  "name": "CreditInsuranceLine_insurance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "insured",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCompulsory",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CreditOfferInsurance",
  "abstractKey": null
};
})();

(node as any).hash = "f2a5168ceaac1a7bbda95f88c9328b01";

export default node;
