/**
 * @generated SignedSource<<6bd35a6c97be2b2df370e3ff2eff68b1>>
 * @relayHash 4570d092542a85a72fbdc8acc0ae0236
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 186fd14b145b13e1e85e626a601baa133c066b348998b7ea3b8d5e596dda803d

import { ConcreteRequest } from 'relay-runtime';
export type CreditStepCode = "ADDRESS" | "APPLICANT" | "DEPOSIT" | "IDENTIFICATION" | "INSURANCE" | "LIVE_TEST" | "OFFER" | "REFERENCE" | "REVIEW" | "TELEPHONE" | "%future added value";
export type useElsewhereTestQuery$variables = Record<PropertyKey, never>;
export type useElsewhereTestQuery$data = {
  readonly creditApplication: {
    readonly missingSteps: ReadonlyArray<CreditStepCode>;
  } | null | undefined;
};
export type useElsewhereTestQuery = {
  response: useElsewhereTestQuery$data;
  variables: useElsewhereTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missingSteps",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useElsewhereTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditApplication",
        "kind": "LinkedField",
        "name": "creditApplication",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useElsewhereTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CreditApplication",
        "kind": "LinkedField",
        "name": "creditApplication",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "186fd14b145b13e1e85e626a601baa133c066b348998b7ea3b8d5e596dda803d",
    "metadata": {},
    "name": "useElsewhereTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a0304423b9dc2cafbd154f47047d97e";

export default node;
