/**
 * @generated SignedSource<<4d2474b95298b92e248b0269665f9087>>
 * @relayHash e60d13b3373b08ce068fc1187dee501f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ad3aed70dcca5119bd60bc44508d6b7b84dfc41348eec961f7fcccb1274a3a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ad3aed70dcca5119bd60bc44508d6b7b84dfc41348eec961f7fcccb1274a3a1",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
