/**
 * @generated SignedSource<<7713541adfc20d42f0f1ec0f9d378d40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PromotionHero_promotion$data = {
  readonly coupon: string | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"EditorsPicture_image">;
  } | null | undefined;
  readonly summary: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "PromotionHero_promotion";
};
export type PromotionHero_promotion$key = {
  readonly " $data"?: PromotionHero_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionHero_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionHero_promotion",
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
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coupon",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "EditorsPicture_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "1db87af6942c0c1da2f1d8f07ef1b881";

export default node;
