/**
 * @generated SignedSource<<aa5edb6a2e86755e16a2155fb1e5a20c>>
 * @relayHash ff1fc34ec54cbad5c25f6aad127203a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c24d89cc6b9b8686bb3a7e060876cdfc68d6bb6b771f74aef9ec040330ae2c8

import { ConcreteRequest } from 'relay-runtime';
export type usePostalPlaceQuery$variables = {
  postcode: string;
};
export type usePostalPlaceQuery$data = {
  readonly postalPlace: {
    readonly cities: ReadonlyArray<string>;
    readonly regionCode: string | null | undefined;
    readonly suburbs: ReadonlyArray<string>;
  } | null | undefined;
};
export type usePostalPlaceQuery = {
  response: usePostalPlaceQuery$data;
  variables: usePostalPlaceQuery$variables;
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
    "concreteType": "PostalPlace",
    "kind": "LinkedField",
    "name": "postalPlace",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "regionCode",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cities",
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
    "name": "usePostalPlaceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePostalPlaceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c24d89cc6b9b8686bb3a7e060876cdfc68d6bb6b771f74aef9ec040330ae2c8",
    "metadata": {},
    "name": "usePostalPlaceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6ff05f385d21575fa6c0998455a83c74";

export default node;
