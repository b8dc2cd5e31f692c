/**
 * @generated SignedSource<<645e01ca183c74baab51d152978f25b7>>
 * @relayHash 53f088d8da4a641025b6a2ab834861f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89d257058d7b9532051b8b48be1baa4e59a6f92e2ace66fd162f1edd187d263

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89d257058d7b9532051b8b48be1baa4e59a6f92e2ace66fd162f1edd187d263",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
