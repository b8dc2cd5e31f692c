/**
 * @generated SignedSource<<a85baca719a1ff394df0c62dbc995023>>
 * @relayHash 6293ee6735f86d378e237bce20f42141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90d4a9f63968f161c508ae2b5e15180cce59642ea8fa368b6afa9165a4709bb8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90d4a9f63968f161c508ae2b5e15180cce59642ea8fa368b6afa9165a4709bb8",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
