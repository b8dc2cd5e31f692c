/**
 * @generated SignedSource<<517b1cf6b918bdcb336dd7edcaffb30d>>
 * @relayHash b870ac5743e3438bd60806c198d5d2e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf9fd6701f9cef943d593f1397c598271d3e097daf7970817276a30a5124aba1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ElsewhereTestTestQuery$variables = Record<PropertyKey, never>;
export type ElsewhereTestTestQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveTestStep_application">;
  } | null | undefined;
};
export type ElsewhereTestTestQuery = {
  response: ElsewhereTestTestQuery$data;
  variables: ElsewhereTestTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ElsewhereTestTestQuery",
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
            "name": "LiveTestStep_application"
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
    "name": "ElsewhereTestTestQuery",
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
            "name": "number",
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
                "name": "isDone",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bf9fd6701f9cef943d593f1397c598271d3e097daf7970817276a30a5124aba1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "creditApplication": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreditApplication"
        },
        "creditApplication.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "creditApplication.number": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
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
        "creditApplication.steps.isDone": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Boolean"
        }
      }
    },
    "name": "ElsewhereTestTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "e123cdbc9a2d2354e6c8d08cd784a937";

export default node;
