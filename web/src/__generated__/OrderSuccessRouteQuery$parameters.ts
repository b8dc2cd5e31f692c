/**
 * @generated SignedSource<<011d7263a6157eb8a8fab8e342a3f860>>
 * @relayHash 08b689d0fda1651dec06ea18fafb1d5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ec452a97a741f557def98c1d1b0c432b46851bc139f8121f194bed80acce606

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ec452a97a741f557def98c1d1b0c432b46851bc139f8121f194bed80acce606",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
