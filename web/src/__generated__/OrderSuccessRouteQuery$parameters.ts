/**
 * @generated SignedSource<<f8d646f0ed96f95e1b77b4170a1eaa1a>>
 * @relayHash d1241d12f1e28028b7166def46b9b8c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77a06b6d633bb6468af5fa641021ee61ff0c8554e8bc74a95c6c6a97b2fb28d0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77a06b6d633bb6468af5fa641021ee61ff0c8554e8bc74a95c6c6a97b2fb28d0",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
