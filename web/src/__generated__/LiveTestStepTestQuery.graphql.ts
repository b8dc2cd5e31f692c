/**
 * @generated SignedSource<<cce115548454b3eeddf31824aa379513>>
 * @relayHash 9f17b5490073e89a147a39fce902ca4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cda7fc3851a7fe451e59484b226a69ec0c0373ec147a8695fed8aff25dc8394

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LiveTestStepTestQuery$variables = Record<PropertyKey, never>;
export type LiveTestStepTestQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveTestStep_application">;
  } | null | undefined;
};
export type LiveTestStepTestQuery = {
  response: LiveTestStepTestQuery$data;
  variables: LiveTestStepTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveTestStepTestQuery",
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
    "name": "LiveTestStepTestQuery",
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
    "id": "3cda7fc3851a7fe451e59484b226a69ec0c0373ec147a8695fed8aff25dc8394",
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
    "name": "LiveTestStepTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "243b1635c001ef3b43139a52197a7129";

export default node;
