/**
 * @generated SignedSource<<a87e8daac6ae8a1e1710096757a7cdb8>>
 * @relayHash 829bdd96ad7b0867623dd5c1c874f246
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ce8d4bc2918758c2dc66912a95491cb57d437cfb59aa033beee6c6387eba8c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ce8d4bc2918758c2dc66912a95491cb57d437cfb59aa033beee6c6387eba8c",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
