/**
 * @generated SignedSource<<782b9d9e6d7b8d414a4f332fede8da5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type CartLineRow_line$data = {
  readonly isPending: boolean | null | undefined;
  readonly name: string;
  readonly optionsChecksum: string | null | undefined;
  readonly product: {
    readonly id: string;
  } | null | undefined;
  readonly quantity: number;
  readonly rowTotal: {
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly sku: string;
  readonly unitPrice: {
    readonly amount: string;
    readonly currencyCode: string;
    readonly " $fragmentSpreads": FragmentRefs<"Amount_money">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CartLineKind_line" | "CartLineName_line" | "CartLinePicture_line" | "CartLineStock_line" | "LineServices_line" | "PublicUnitPrice_line" | "RemoveLineButton_line">;
  readonly " $fragmentType": "CartLineRow_line";
};
export type CartLineRow_line$key = {
  readonly " $data"?: CartLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartLineRow_line">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Amount_money"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartLineRow_line",
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
      "name": "optionsChecksum",
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "unitPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencyCode",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "rowTotal",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublicUnitPrice_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLinePicture_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineName_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineStock_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartLineKind_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineServices_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveLineButton_line"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPending",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "CartLine",
  "abstractKey": null
};
})();

(node as any).hash = "17c9aa7a051cec541d0d117ffdfad1ae";

export default node;
