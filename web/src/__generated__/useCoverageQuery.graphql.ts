/**
 * @generated SignedSource<<bfef0da09d15efd9ab5addd7d48cc9c3>>
 * @relayHash be63036186d612fdd564e7727833a98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c533a0087118afda79142453a7bbf7373f55206a81c0ea30596544f7422fb409

import { ConcreteRequest } from 'relay-runtime';
export type useCoverageQuery$variables = {
  postcode: string;
};
export type useCoverageQuery$data = {
  readonly postcodeCredit: {
    readonly isCovered: boolean;
    readonly municipality: string | null | undefined;
    readonly state: string | null | undefined;
    readonly suburbs: ReadonlyArray<string> | null | undefined;
  } | null | undefined;
};
export type useCoverageQuery = {
  response: useCoverageQuery$data;
  variables: useCoverageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "postcode"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "postcode",
        "variableName": "postcode"
      }
    ],
    "concreteType": "PostcodeCredit",
    "kind": "LinkedField",
    "name": "postcodeCredit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCovered",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "municipality",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "suburbs",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCoverageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCoverageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c533a0087118afda79142453a7bbf7373f55206a81c0ea30596544f7422fb409",
    "metadata": {},
    "name": "useCoverageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "af176b6b68004e0bf22b00431d109e1a";

export default node;
