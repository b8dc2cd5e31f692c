/**
 * @generated SignedSource<<db400b1274916ddea734dfe009572638>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ProductFrame_product$data = {
  readonly __typename: string;
  readonly brand: string | null | undefined;
  readonly breadcrumbs: ReadonlyArray<{
    readonly level: number;
    readonly link: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly summary: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ProductDetails_product" | "ProductHead_product" | "ProductTags_product" | "RelatedProducts_product">;
  readonly " $fragmentType": "ProductFrame_product";
};
export type ProductFrame_product$key = {
  readonly " $data"?: ProductFrame_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductFrame_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductFrame_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "brand",
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
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "breadcrumbs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "level",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductHead_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductTags_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductDetails_product"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelatedProducts_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};
})();

(node as any).hash = "f5f6b2517130f65f2956f37491fb6b5a";

export default node;
