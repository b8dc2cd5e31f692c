/**
 * @generated SignedSource<<3b948a972b928fa97d0cf26501708bf5>>
 * @relayHash 2b9c2bd8ee72bb96b7814c563cdc57bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d036d3001d934235153fb6ca9fb797b83f40c494e9c0014803a6dd5f8b8de9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d036d3001d934235153fb6ca9fb797b83f40c494e9c0014803a6dd5f8b8de9d",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
