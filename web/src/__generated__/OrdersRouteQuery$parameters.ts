/**
 * @generated SignedSource<<495355d68e669c44a2a301eb021ee815>>
 * @relayHash c51ef405124650c8173d2836e4f5889d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71effd531c4ac6f356854cb448adb3ffb57025d393d2f2068a93b73a66301cf1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71effd531c4ac6f356854cb448adb3ffb57025d393d2f2068a93b73a66301cf1",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
