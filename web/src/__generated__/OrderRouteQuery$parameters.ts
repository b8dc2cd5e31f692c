/**
 * @generated SignedSource<<2165e5e639d2d0e919b8b7b4585aa7ef>>
 * @relayHash eacf4f466d4d442d45910d3dda0485be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01061c508f553cdfcbb855768087db64262a01560820ceae2eba2ede273d970c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01061c508f553cdfcbb855768087db64262a01560820ceae2eba2ede273d970c",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
