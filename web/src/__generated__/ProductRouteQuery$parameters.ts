/**
 * @generated SignedSource<<a545b3fa3789865a91fda642f43d8f28>>
 * @relayHash eee98f44a7eda7a01e29e03bece35b96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c9ed849ecd0bcabef97008ce3cee06bcd68216d49c7f71818116aff13243a6e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c9ed849ecd0bcabef97008ce3cee06bcd68216d49c7f71818116aff13243a6e",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
