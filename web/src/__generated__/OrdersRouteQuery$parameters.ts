/**
 * @generated SignedSource<<f4d970060b299bf24e14e47072e43ae5>>
 * @relayHash db751706e478ef62e134790ecd5eb7e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92209eabedd6b86251736b2a163e8a7e9073c92657e5bc56913107de56dff0b6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92209eabedd6b86251736b2a163e8a7e9073c92657e5bc56913107de56dff0b6",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
