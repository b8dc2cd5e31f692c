/**
 * @generated SignedSource<<42ed3376b0b709794b792ac8195c34ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Footer_query$data = {
  readonly cmsBlock: {
    readonly content: string;
    readonly title: string;
  } | null | undefined;
  readonly store: {
    readonly rootCategory: {
      readonly children: ReadonlyArray<{
        readonly id: string;
        readonly link: string;
        readonly name: string;
        readonly opensInNewWindow: boolean;
      }>;
    } | null | undefined;
  };
  readonly " $fragmentType": "Footer_query";
};
export type Footer_query$key = {
  readonly " $data"?: Footer_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Footer_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Footer_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Store",
      "kind": "LinkedField",
      "name": "store",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "rootCategory",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
              "kind": "LinkedField",
              "name": "children",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "link",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "opensInNewWindow",
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "identifier",
          "value": "pie-de-pagina"
        }
      ],
      "concreteType": "CmsBlock",
      "kind": "LinkedField",
      "name": "cmsBlock",
      "plural": false,
      "selections": [
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
          "name": "content",
          "storageKey": null
        }
      ],
      "storageKey": "cmsBlock(identifier:\"pie-de-pagina\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c0a10c0ebb89f047014ac9e5ae7e38fc";

export default node;
