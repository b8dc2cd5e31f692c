/**
 * @generated SignedSource<<623e12ec8dbe2c569b142a3d3caca656>>
 * @relayHash 877579dd446197166d2371126ce74929
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9e70011bc018a9f0630c7c91e6bb6adacaae5c9be1a69c7568cb39bbccd7d3a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9e70011bc018a9f0630c7c91e6bb6adacaae5c9be1a69c7568cb39bbccd7d3a",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
