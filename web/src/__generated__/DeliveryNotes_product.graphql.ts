/**
 * @generated SignedSource<<948be41b3a0fceb50a6fd2bbd4be24f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ServiceKind = "ASSEMBLY" | "INSTALLATION" | "OTHER" | "REMOVAL" | "WARRANTY" | "%future added value";
export type StockStatus = "OK" | "OUT_OF_STOCK" | "VOLATILE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type DeliveryNotes_product$data = {
  readonly __typename: string;
  readonly service?: {
    readonly kind: ServiceKind;
  } | null | undefined;
  readonly stock: {
    readonly status: StockStatus;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryEstimate_product">;
  readonly " $fragmentType": "DeliveryNotes_product";
};
export type DeliveryNotes_product$key = {
  readonly " $data"?: DeliveryNotes_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryNotes_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryNotes_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductService",
          "kind": "LinkedField",
          "name": "service",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "VirtualProduct",
      "abstractKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryEstimate_product"
    }
  ],
  "type": "Product",
  "abstractKey": "__isProduct"
};

(node as any).hash = "18624c13ebbd8d550707747548143d11";

export default node;
