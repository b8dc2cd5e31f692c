/**
 * @generated SignedSource<<32963992de87f74b81d41cffb165a6df>>
 * @relayHash d3a8880bd47e56b77671921d88ca6606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08394e72e7df74d8d8d2175bfd11a96fadfcd1ca1ac1940f63a6deb088a661b3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08394e72e7df74d8d8d2175bfd11a96fadfcd1ca1ac1940f63a6deb088a661b3",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
