/**
 * @generated SignedSource<<10864a03171e917b3229850d4534e68a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuaranteeLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly canceledQuantity: number;
    readonly guarantee: {
      readonly " $fragmentSpreads": FragmentRefs<"LineGuarantee_guarantee">;
    } | null | undefined;
    readonly name: string;
    readonly product: {
      readonly media: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
      }>;
    } | null | undefined;
    readonly quantity: number;
    readonly sku: string;
    readonly variant: {
      readonly media: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Picture_media">;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "GuaranteeLines_order";
};
export type GuaranteeLines_order$key = {
  readonly " $data"?: GuaranteeLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuaranteeLines_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductMedia",
    "kind": "LinkedField",
    "name": "media",
    "plural": true,
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Picture_media"
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuaranteeLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sku",
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canceledQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductVariant",
          "kind": "LinkedField",
          "name": "variant",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Guarantee",
          "kind": "LinkedField",
          "name": "guarantee",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LineGuarantee_guarantee"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "fa51f48fd6015a5c5974cf9fe4d9358c";

export default node;
