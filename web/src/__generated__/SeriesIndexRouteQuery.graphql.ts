/**
 * @generated SignedSource<<81544f753a767effd869bbe422dfa37b>>
 * @relayHash c63a0ef13ef0edda5ace05e712c4bd88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504e7377d4b983187cc7b90c3d123f65918c9ae37b9f88d02b3a0a88463c7d33

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SeriesIndexRouteQuery$variables = Record<PropertyKey, never>;
export type SeriesIndexRouteQuery$data = {
  readonly allSeries: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SeriesCard_series">;
  }> | null | undefined;
};
export type SeriesIndexRouteQuery = {
  response: SeriesIndexRouteQuery$data;
  variables: SeriesIndexRouteQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SeriesIndexRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Series",
        "kind": "LinkedField",
        "name": "allSeries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SeriesCard_series"
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
    "name": "SeriesIndexRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Series",
        "kind": "LinkedField",
        "name": "allSeries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "summary",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CmsImage",
            "kind": "LinkedField",
            "name": "image",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeholderColor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "504e7377d4b983187cc7b90c3d123f65918c9ae37b9f88d02b3a0a88463c7d33",
    "metadata": {},
    "name": "SeriesIndexRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b16eb209df2d28d0ee7d8570c85fa2e9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
