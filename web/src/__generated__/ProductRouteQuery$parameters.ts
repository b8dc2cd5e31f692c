/**
 * @generated SignedSource<<d2db32744ee248a8d6840feb0ff7a95a>>
 * @relayHash bdec58f427ff8a1341d19d79e55d4d8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d3e77524087b840151448e4055815d74bf09c12143fd0b17c1ee7c143b134a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProductRouteQuery } from './ProductRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProductRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d3e77524087b840151448e4055815d74bf09c12143fd0b17c1ee7c143b134a1",
    "metadata": {},
    "name": "ProductRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
