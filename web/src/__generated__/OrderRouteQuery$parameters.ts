/**
 * @generated SignedSource<<781653455cdf5629a8f630fe7b0f5a6f>>
 * @relayHash 07c74d127bc72e4dc363ca5be35b62e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfdf8e110b630248e6fb37e778d2971de0d43a3987a936a0f504db99b2c10378

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bfdf8e110b630248e6fb37e778d2971de0d43a3987a936a0f504db99b2c10378",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
