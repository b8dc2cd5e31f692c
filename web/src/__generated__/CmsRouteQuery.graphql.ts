/**
 * @generated SignedSource<<24015976066e68eda4339970fd5b00e7>>
 * @relayHash f4d88ba1ddaba1fec346b0ba967f461a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaa5f6917dc31caa5d0ca675bbe771da8efd3bf0e23a84d3bda4b602080349fa

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CmsRouteQuery$variables = {
  identifier: string;
};
export type CmsRouteQuery$data = {
  readonly cmsPage: {
    readonly " $fragmentSpreads": FragmentRefs<"CmsPage_page">;
  } | null | undefined;
};
export type CmsRouteQuery = {
  response: CmsRouteQuery$data;
  variables: CmsRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "identifier"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "identifier",
    "variableName": "identifier"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CmsRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CmsPage",
        "kind": "LinkedField",
        "name": "cmsPage",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CmsPage_page"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CmsRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CmsPage",
        "kind": "LinkedField",
        "name": "cmsPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identifier",
            "storageKey": null
          },
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
            "name": "heading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "metaDescription",
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
    "id": "eaa5f6917dc31caa5d0ca675bbe771da8efd3bf0e23a84d3bda4b602080349fa",
    "metadata": {},
    "name": "CmsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "58e3d23a7553788358a4bd1ebb5521bf";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
