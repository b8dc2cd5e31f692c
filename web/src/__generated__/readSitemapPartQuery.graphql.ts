/**
 * @generated SignedSource<<ba0b55eecf4aa71482f93b32de77a59e>>
 * @relayHash c8e783ebd8c3bd107036b5d38df43ab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfa40e4affdfaf3addbe75e09e991a38c1d88c34108d02703289d5101a813e19

import { ConcreteRequest } from 'relay-runtime';
export type readSitemapPartQuery$variables = {
  part: number;
};
export type readSitemapPartQuery$data = {
  readonly blog: {
    readonly nextPublishAt: string | null | undefined;
  };
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
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Blog",
  "kind": "LinkedField",
  "name": "blog",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextPublishAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "part",
    "variableName": "part"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPart",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v6 = {
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitemapPart",
        "kind": "LinkedField",
        "name": "sitemap",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SitemapEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Alternate",
                "kind": "LinkedField",
                "name": "alternates",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Store",
                    "kind": "LinkedField",
                    "name": "store",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/)
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
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitemapPart",
        "kind": "LinkedField",
        "name": "sitemap",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SitemapEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Alternate",
                "kind": "LinkedField",
                "name": "alternates",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Store",
                    "kind": "LinkedField",
                    "name": "store",
                    "plural": false,
                    "selections": [
                      (v6/*:: as any*/),
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
    "id": "bfa40e4affdfaf3addbe75e09e991a38c1d88c34108d02703289d5101a813e19",
    "metadata": {},
    "name": "readSitemapPartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ae0884bcfbbff853db00e23212e72e3";

export default node;
