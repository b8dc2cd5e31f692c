/**
 * @generated SignedSource<<f4b0634eae2570c476d1ae7667fcd06e>>
 * @relayHash 833bdbc4f79a8c28fc139e71b346a562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e9b1f5a417d232212cdd061b9df713e82ab4940fdd92ebe3e78d50bbfafc50

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useRefreshFilesQuery$variables = Record<PropertyKey, never>;
export type useRefreshFilesQuery$data = {
  readonly creditApplication: {
    readonly " $fragmentSpreads": FragmentRefs<"IdentificationStep_application">;
  } | null | undefined;
};
export type useRefreshFilesQuery = {
  response: useRefreshFilesQuery$data;
  variables: useRefreshFilesQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useRefreshFilesQuery",
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
    "name": "useRefreshFilesQuery",
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
    "id": "65e9b1f5a417d232212cdd061b9df713e82ab4940fdd92ebe3e78d50bbfafc50",
    "metadata": {},
    "name": "useRefreshFilesQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "50b839edb9925acffeb031f134698ed6";

export default node;
