/**
 * @generated SignedSource<<de781711d79196eea261a37edd7a1f6c>>
 * @relayHash f3e91b97acc76f820ebc6ee581797a33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b99e3c4a08dfb04a5febf8b97bb4432ee43d1e1bf189c8f345af7fdd24e1607b

import { ConcreteRequest } from 'relay-runtime';
export type readSitemapPartQuery$variables = {
  part: number;
};
export type readSitemapPartQuery$data = {
  readonly sitemap: {
    readonly entries: ReadonlyArray<{
      readonly alternates: ReadonlyArray<{
        readonly path: string;
        readonly store: {
          readonly code: string;
        };
      }> | null | undefined;
      readonly path: string;
      readonly updatedAt: string | null | undefined;
    }>;
    readonly lastPart: number;
  } | null | undefined;
};
export type readSitemapPartQuery = {
  response: readSitemapPartQuery$data;
  variables: readSitemapPartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "part"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "part",
    "variableName": "part"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPart",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "readSitemapPartQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SitemapPart",
        "kind": "LinkedField",
        "name": "sitemap",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SitemapEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Alternate",
                "kind": "LinkedField",
                "name": "alternates",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Store",
                    "kind": "LinkedField",
                    "name": "store",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "name": "readSitemapPartQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SitemapPart",
        "kind": "LinkedField",
        "name": "sitemap",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SitemapEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Alternate",
                "kind": "LinkedField",
                "name": "alternates",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Store",
                    "kind": "LinkedField",
                    "name": "store",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
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
                ],
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
    "id": "b99e3c4a08dfb04a5febf8b97bb4432ee43d1e1bf189c8f345af7fdd24e1607b",
    "metadata": {},
    "name": "readSitemapPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e02e6aa742895dcddd4c9d7672124888";

export default node;
