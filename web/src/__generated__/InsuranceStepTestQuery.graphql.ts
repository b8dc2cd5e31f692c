/**
 * @generated SignedSource<<433bd1c34db5c9e19288f36b3cb09ef4>>
 * @relayHash 824f45fa43bb50db359200cb1e98a27f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 892b5d73dd44c431c17684a83f7ae40c11662fa3c69343c410a4787d194d8092

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InsuranceStepTestQuery$variables = Record<PropertyKey, never>;
export type InsuranceStepTestQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"InsuranceStep_application">;
  } | null | undefined;
  readonly store: {
    readonly credit: {
      readonly " $fragmentSpreads": FragmentRefs<"InsuranceStep_credit">;
    } | null | undefined;
  };
};
export type InsuranceStepTestQuery = {
  response: InsuranceStepTestQuery$data;
  variables: InsuranceStepTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currencyCode",
    "storageKey": null
  }
],
v4 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Decimal"
},
v5 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v6 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v7 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Int"
},
v8 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Money"
},
v9 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "CurrencyCode"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InsuranceStepTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditApplication",
        "kind": "LinkedField",
        "name": "creditApplication",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InsuranceStep_application"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreCredit",
            "kind": "LinkedField",
            "name": "credit",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "InsuranceStep_credit"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InsuranceStepTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditApplication",
        "kind": "LinkedField",
        "name": "creditApplication",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "amount",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreditStep",
            "kind": "LinkedField",
            "name": "steps",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRequired",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CreditInsurance",
            "kind": "LinkedField",
            "name": "insurance",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Beneficiary",
                "kind": "LinkedField",
                "name": "beneficiaries",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "surname",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kinship",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "percent",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "customer",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Store",
        "kind": "LinkedField",
        "name": "store",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StoreCredit",
            "kind": "LinkedField",
            "name": "credit",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "LifeInsurances",
                "kind": "LinkedField",
                "name": "insurances",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "LifeInsurance",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "insured",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      },
                      (v1/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Money",
                        "kind": "LinkedField",
                        "name": "monthlyPremium",
                        "plural": false,
                        "selections": (v3/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "beneficiariesMax",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AnswerOption",
                "kind": "LinkedField",
                "name": "kinships",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "value",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "label",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "892b5d73dd44c431c17684a83f7ae40c11662fa3c69343c410a4787d194d8092",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "creditApplication": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreditApplication"
        },
        "creditApplication.amount": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Money"
        },
        "creditApplication.amount.amount": (v4/*:: as any*/),
        "creditApplication.customer": {
          "enumValues": [
            "HOME",
            "NEW"
          ],
          "nullable": true,
          "plural": false,
          "type": "CreditCustomer"
        },
        "creditApplication.id": (v5/*:: as any*/),
        "creditApplication.insurance": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreditInsurance"
        },
        "creditApplication.insurance.beneficiaries": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "Beneficiary"
        },
        "creditApplication.insurance.beneficiaries.kinship": (v6/*:: as any*/),
        "creditApplication.insurance.beneficiaries.name": (v6/*:: as any*/),
        "creditApplication.insurance.beneficiaries.percent": (v7/*:: as any*/),
        "creditApplication.insurance.beneficiaries.surname": (v6/*:: as any*/),
        "creditApplication.insurance.code": (v6/*:: as any*/),
        "creditApplication.kind": {
          "enumValues": [
            "CREDILANA",
            "MERCHANDISE",
            "PERSONAL_LOAN"
          ],
          "nullable": false,
          "plural": false,
          "type": "CreditKind"
        },
        "creditApplication.steps": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "CreditStep"
        },
        "creditApplication.steps.code": {
          "enumValues": [
            "ADDRESS",
            "APPLICANT",
            "DEPOSIT",
            "IDENTIFICATION",
            "INSURANCE",
            "LIVE_TEST",
            "OFFER",
            "REFERENCE",
            "REVIEW",
            "TELEPHONE"
          ],
          "nullable": false,
          "plural": false,
          "type": "CreditStepCode"
        },
        "creditApplication.steps.isRequired": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "store": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Store"
        },
        "store.credit": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "StoreCredit"
        },
        "store.credit.insurances": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "LifeInsurances"
        },
        "store.credit.insurances.beneficiariesMax": (v7/*:: as any*/),
        "store.credit.insurances.options": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "LifeInsurance"
        },
        "store.credit.insurances.options.code": (v6/*:: as any*/),
        "store.credit.insurances.options.insured": (v8/*:: as any*/),
        "store.credit.insurances.options.insured.amount": (v4/*:: as any*/),
        "store.credit.insurances.options.insured.currencyCode": (v9/*:: as any*/),
        "store.credit.insurances.options.monthlyPremium": (v8/*:: as any*/),
        "store.credit.insurances.options.monthlyPremium.amount": (v4/*:: as any*/),
        "store.credit.insurances.options.monthlyPremium.currencyCode": (v9/*:: as any*/),
        "store.credit.kinships": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "AnswerOption"
        },
        "store.credit.kinships.__typename": (v6/*:: as any*/),
        "store.credit.kinships.label": (v6/*:: as any*/),
        "store.credit.kinships.value": (v6/*:: as any*/),
        "store.id": (v5/*:: as any*/)
      }
    },
    "name": "InsuranceStepTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78b28f621e8606a3d62a39b0a90951ff";

export default node;
