/**
 * @generated SignedSource<<ded7a7ec50af55db397aa8ae8cafb885>>
 * @relayHash 00a773100137c21549f6e95a247df1c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03ccc0e852a1e2368329ac558a89ae41400dff8621b42bad3241c047c94dd7e

import { ConcreteRequest } from 'relay-runtime';
export type useSuburbsQuery$variables = {
  postcode: string;
};
export type useSuburbsQuery$data = {
  readonly suburbs: ReadonlyArray<string> | null | undefined;
};
export type useSuburbsQuery = {
  response: useSuburbsQuery$data;
  variables: useSuburbsQuery$variables;
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
    "kind": "ScalarField",
    "name": "suburbs",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuburbsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuburbsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c03ccc0e852a1e2368329ac558a89ae41400dff8621b42bad3241c047c94dd7e",
    "metadata": {},
    "name": "useSuburbsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2019963141f523c0bec5946377cc6113";

export default node;
