/**
 * @generated SignedSource<<f080974d08f1723ef485a424c84c642a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PromotionPage_promotion$data = {
  readonly alternates: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PageAlternates_alternates">;
  }> | null | undefined;
  readonly endsAt: string | null | undefined;
  readonly hasProducts: boolean;
  readonly image: {
    readonly path: string;
  } | null | undefined;
  readonly isOver: boolean;
  readonly path: string;
  readonly product: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"FeaturedProduct_product">;
  } | null | undefined;
  readonly summary: string | null | undefined;
  readonly terms: string | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"EndedPromotion_promotion" | "PromotionHero_promotion" | "PromotionProducts_promotion">;
  readonly " $fragmentType": "PromotionPage_promotion";
};
export type PromotionPage_promotion$key = {
  readonly " $data"?: PromotionPage_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionPage_promotion">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionPage_promotion",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
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
      "name": "isOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProducts",
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "product",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FeaturedProduct_product"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alternate",
      "kind": "LinkedField",
      "name": "alternates",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PageAlternates_alternates"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromotionHero_promotion"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndedPromotion_promotion"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "count",
          "variableName": "count"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "kind": "FragmentSpread",
      "name": "PromotionProducts_promotion"
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};
})();

(node as any).hash = "218ec472855f5149606cd82b8fbcfbd7";

export default node;
