/**
 * @generated SignedSource<<3901ef9af04cd32746a10a8737385b08>>
 * @relayHash d47172974f9463b87fac2bd72c863b24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5d95ad400dd460daa215a4b631916e0672b4b42b4c8d405f3044b64e79790d1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AddToCartButtonTestQuery$variables = Record<PropertyKey, never>;
export type AddToCartButtonTestQuery$data = {
  readonly product: {
    readonly " $fragmentSpreads": FragmentRefs<"AddToCartButton_product">;
  } | null | undefined;
};
export type AddToCartButtonTestQuery = {
  response: AddToCartButtonTestQuery$data;
  variables: AddToCartButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "by",
    "value": {
      "sku": "SOFA"
    }
  }
],
v1 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AddToCartButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AddToCartButton_product"
          }
        ],
        "storageKey": "product(by:{\"sku\":\"SOFA\"})"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddToCartButtonTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "product",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isProduct"
          },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quantity",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
            "name": "urlPath",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductMedia",
            "kind": "LinkedField",
            "name": "media",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "alt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "placeholderColor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductPrice",
            "kind": "LinkedField",
            "name": "price",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "final",
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "discountPercent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "brand",
            "storageKey": null
          }
        ],
        "storageKey": "product(by:{\"sku\":\"SOFA\"})"
      }
    ]
  },
  "params": {
    "id": "a5d95ad400dd460daa215a4b631916e0672b4b42b4c8d405f3044b64e79790d1",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "product": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Product"
        },
        "product.__isProduct": (v1/*:: as any*/),
        "product.__typename": (v1/*:: as any*/),
        "product.brand": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "String"
        },
        "product.id": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ID"
        },
        "product.media": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "ProductMedia"
        },
        "product.media.alt": (v1/*:: as any*/),
        "product.media.path": (v1/*:: as any*/),
        "product.media.placeholderColor": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "HexColor"
        },
        "product.name": (v1/*:: as any*/),
        "product.price": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "ProductPrice"
        },
        "product.price.discountPercent": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "product.price.final": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Money"
        },
        "product.price.final.amount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Decimal"
        },
        "product.price.final.currencyCode": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "CurrencyCode"
        },
        "product.sku": (v1/*:: as any*/),
        "product.stock": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Stock"
        },
        "product.stock.quantity": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Float"
        },
        "product.stock.status": {
          "enumValues": [
            "OK",
            "OUT_OF_STOCK",
            "VOLATILE"
          ],
          "nullable": false,
          "plural": false,
          "type": "StockStatus"
        },
        "product.urlPath": (v1/*:: as any*/)
      }
    },
    "name": "AddToCartButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "49ff05033a8459cd2041f4f4aa876c0e";

export default node;
