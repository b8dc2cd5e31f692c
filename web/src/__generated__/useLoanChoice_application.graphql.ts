/**
 * @generated SignedSource<<8ec8deadef371961495664149b0b96ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useLoanChoice_application$data = {
  readonly maximum: {
    readonly amount: string;
  } | null | undefined;
  readonly offer: {
    readonly amount: {
      readonly amount: string;
    };
    readonly frequency: CreditFrequency;
    readonly months: number;
  } | null | undefined;
  readonly " $fragmentType": "useLoanChoice_application";
};
export type useLoanChoice_application$key = {
  readonly " $data"?: useLoanChoice_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"useLoanChoice_application">;
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
  "name": "useLoanChoice_application",
  "selections": [
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
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};
})();

(node as any).hash = "e85bbd9ca233d11d6139204c6b8489b2";

export default node;
