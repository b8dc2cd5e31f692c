/**
 * @generated SignedSource<<32b6366b699b8a47d087d6ff2fdbb347>>
 * @relayHash b5a49496c25c770621251268660ae498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43caef8b679c9fe9e7b882893244de171e0f63fbf96546c7d9eae5bf226bfcba

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DepositStepTestQuery$variables = Record<PropertyKey, never>;
export type DepositStepTestQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"DepositStep_application">;
  } | null | undefined;
  readonly store: {
    readonly credit: {
      readonly " $fragmentSpreads": FragmentRefs<"DepositStep_credit">;
    } | null | undefined;
  };
};
export type DepositStepTestQuery = {
  response: DepositStepTestQuery$data;
  variables: DepositStepTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v2 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DepositStepTestQuery",
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
            "name": "DepositStep_application"
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
                "name": "DepositStep_credit"
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
    "name": "DepositStepTestQuery",
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
            "kind": "ScalarField",
            "name": "depositHint",
            "storageKey": null
          },
          (v0/*:: as any*/)
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
                "concreteType": "Bank",
                "kind": "LinkedField",
                "name": "banks",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
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
                    "name": "takesCard",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43caef8b679c9fe9e7b882893244de171e0f63fbf96546c7d9eae5bf226bfcba",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "creditApplication": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreditApplication"
        },
        "creditApplication.depositHint": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "creditApplication.id": (v1/*:: as any*/),
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
        "store.credit.banks": {
          "enumValues": null,
          "nullable": true,
          "plural": true,
          "type": "Bank"
        },
        "store.credit.banks.code": (v2/*:: as any*/),
        "store.credit.banks.name": (v2/*:: as any*/),
        "store.credit.banks.takesCard": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        },
        "store.id": (v1/*:: as any*/)
      }
    },
    "name": "DepositStepTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c4b48ae5c5816a181a01002cd68f86b";

export default node;
