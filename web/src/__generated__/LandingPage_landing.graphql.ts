/**
 * @generated SignedSource<<6329df7a65196bc70b7ae423b38aca19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LandingPage_landing$data = {
  readonly blocks: ReadonlyArray<{
    readonly links?: {
      readonly " $fragmentSpreads": FragmentRefs<"LandingLinksBlock_block">;
    } | null | undefined;
    readonly products?: {
      readonly " $fragmentSpreads": FragmentRefs<"LandingProductsBlock_block">;
    } | null | undefined;
    readonly text?: {
      readonly " $fragmentSpreads": FragmentRefs<"LandingTextBlock_block">;
    } | null | undefined;
  }>;
  readonly heading: string | null | undefined;
  readonly image: {
    readonly path: string;
    readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
  } | null | undefined;
  readonly intro: string | null | undefined;
  readonly metaDescription: string | null | undefined;
  readonly slug: string;
  readonly title: string;
  readonly " $fragmentType": "LandingPage_landing";
};
export type LandingPage_landing$key = {
  readonly " $data"?: LandingPage_landing$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingPage_landing">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LandingPage_landing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
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
      "name": "intro",
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
      "concreteType": "CmsImage",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditorsPicture_image"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "blocks",
      "plural": true,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LandingTextBlock_block"
                  }
                ],
                "type": "LandingText",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "text"
            }
          ],
          "type": "LandingText",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LandingProductsBlock_block"
                  }
                ],
                "type": "LandingProducts",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "products"
            }
          ],
          "type": "LandingProducts",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "fragment": {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LandingLinksBlock_block"
                  }
                ],
                "type": "LandingLinks",
                "abstractKey": null
              },
              "kind": "AliasedInlineFragmentSpread",
              "name": "links"
            }
          ],
          "type": "LandingLinks",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Landing",
  "abstractKey": null
};

(node as any).hash = "42ccb2426b3d36b8293169839546ee93";

export default node;
