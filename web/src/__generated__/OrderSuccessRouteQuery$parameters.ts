/**
 * @generated SignedSource<<666ec83e718a438c1086b4dbd6d66372>>
 * @relayHash aaf58f88eb63f6b6c00b132a8635b9d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e5a116dcd0ab7e6b23f2d26083e41b13ff60680bdeb5031b2752236eb11a2c3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e5a116dcd0ab7e6b23f2d26083e41b13ff60680bdeb5031b2752236eb11a2c3",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
