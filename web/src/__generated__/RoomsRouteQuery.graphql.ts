/**
 * @generated SignedSource<<5563983fc5fe3a7d004c7cf454aa4718>>
 * @relayHash 74cb50cc5a6e1d5a45890b814a0eb770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9eaf8f57a6ac74249ae97ff6cb4a9c0dc9296ffbb602094d9b0962eab56b78

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RoomsRouteQuery$variables = Record<PropertyKey, never>;
export type RoomsRouteQuery$data = {
  readonly rooms: ReadonlyArray<{
    readonly id: string;
    readonly kind: {
      readonly code: string;
      readonly name: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"RoomCard_room">;
  }> | null | undefined;
};
export type RoomsRouteQuery = {
  response: RoomsRouteQuery$data;
  variables: RoomsRouteQuery$variables;
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
  "concreteType": "RoomKind",
  "kind": "LinkedField",
  "name": "kind",
  "plural": false,
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
    }
  ],
  "storageKey": null
},
v2 = {
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
    "name": "RoomsRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Room",
        "kind": "LinkedField",
        "name": "rooms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RoomCard_room"
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
    "name": "RoomsRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Room",
        "kind": "LinkedField",
        "name": "rooms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
              (v2/*:: as any*/),
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
    "id": "cd9eaf8f57a6ac74249ae97ff6cb4a9c0dc9296ffbb602094d9b0962eab56b78",
    "metadata": {},
    "name": "RoomsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "463f849c1325660c018bec1b1df713ca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
