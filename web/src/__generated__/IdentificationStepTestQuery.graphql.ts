/**
 * @generated SignedSource<<faa65902e53d5b01fa9c481bb53cd201>>
 * @relayHash fde484cd8ed459b7eb2f10ae8de0da79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919a6db3694b63f5880893b8195c260a19a859125d9dc1f20acd51b8844f0d93

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type IdentificationStepTestQuery$variables = Record<PropertyKey, never>;
export type IdentificationStepTestQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"IdentificationStep_application">;
  } | null | undefined;
};
export type IdentificationStepTestQuery = {
  response: IdentificationStepTestQuery$data;
  variables: IdentificationStepTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "IdentificationStepTestQuery",
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
            "name": "IdentificationStep_application"
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
    "name": "IdentificationStepTestQuery",
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
            "name": "files",
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
    "id": "919a6db3694b63f5880893b8195c260a19a859125d9dc1f20acd51b8844f0d93",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "creditApplication": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "CreditApplication"
        },
        "creditApplication.files": {
          "enumValues": [
            "ID_BACK",
            "ID_FRONT",
            "PASSPORT"
          ],
          "nullable": true,
          "plural": true,
          "type": "CreditFileSlot"
        },
        "creditApplication.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        }
      }
    },
    "name": "IdentificationStepTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "09ae145b423aa322c12f1ccdba5b4680";

export default node;
