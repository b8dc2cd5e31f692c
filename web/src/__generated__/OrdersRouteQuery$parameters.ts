/**
 * @generated SignedSource<<b4c90b8ded5c97d055197c18bfc3ca51>>
 * @relayHash 1ea10b3baeb4d4b3a2b103d970ea96d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c47f2cf6888837974c8de6cfd8c032f43f32c8bbc32b82b4b61f4db646ddc82

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c47f2cf6888837974c8de6cfd8c032f43f32c8bbc32b82b4b61f4db646ddc82",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
