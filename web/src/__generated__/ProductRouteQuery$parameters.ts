/**
 * @generated SignedSource<<77d165a031a49651e5ff4ae615f11760>>
 * @relayHash 52c5098f41f345f541e67887d3bf203b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41f5785b9cc09836a705ad8cb6b95b034d3e2446ecbb91d23ad9ae4a0aa8427b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41f5785b9cc09836a705ad8cb6b95b034d3e2446ecbb91d23ad9ae4a0aa8427b",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
