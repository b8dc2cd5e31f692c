/**
 * @generated SignedSource<<86892f7d668f10323ba44a697378ab43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CreditFrequency = "BIWEEKLY" | "MONTHLY" | "WEEKLY" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type LoanCalculator_credit$data = {
  readonly offers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"LoanForm_offers">;
  }> | null | undefined;
  readonly terms: {
    readonly defaultMonths: number;
    readonly frequencies: ReadonlyArray<CreditFrequency>;
    readonly maximum: {
      readonly amount: string;
    };
    readonly minimum: {
      readonly amount: string;
      readonly currencyCode: string;
    };
    readonly months: ReadonlyArray<number>;
    readonly step: {
      readonly amount: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "LoanCalculator_credit";
};
export type LoanCalculator_credit$key = {
  readonly " $data"?: LoanCalculator_credit$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoanCalculator_credit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "kind",
  "variableName": "kind"
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "kind"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "months"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoanCalculator_credit",
  "selections": [
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/)
      ],
      "concreteType": "CreditTerms",
      "kind": "LinkedField",
      "name": "terms",
      "plural": false,
      "selections": [
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
          "name": "defaultMonths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequencies",
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
            (v1/*:: as any*/),
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "step",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Variable",
          "name": "months",
          "variableName": "months"
        }
      ],
      "concreteType": "CreditOffer",
      "kind": "LinkedField",
      "name": "offers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LoanForm_offers"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StoreCredit",
  "abstractKey": null
};
})();

(node as any).hash = "7d4d2c9cfba1d2d021148107ada28790";

export default node;
