/**
 * @generated SignedSource<<b2436a5708c75ac16a30cf1c7f59253f>>
 * @relayHash 199c7f2731f09af6fdff245c2d7a2502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 342caab8d5246c6a9f2a3619521d4b0c4a44a85949dd352420a914fe8a8ae138

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrdersRouteQuery } from './OrdersRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrdersRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "342caab8d5246c6a9f2a3619521d4b0c4a44a85949dd352420a914fe8a8ae138",
    "metadata": {},
    "name": "OrdersRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
