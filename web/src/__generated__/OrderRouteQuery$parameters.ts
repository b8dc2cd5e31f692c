/**
 * @generated SignedSource<<7e958388cc348f4d023e6d019df8653c>>
 * @relayHash 48fcaafc81ff00c25c89025e38cf4cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac5a01d9712690860f1c01eb4197064f4e74bcc9d6e1be7852affc417d23cfce

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac5a01d9712690860f1c01eb4197064f4e74bcc9d6e1be7852affc417d23cfce",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
