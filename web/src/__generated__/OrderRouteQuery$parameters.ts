/**
 * @generated SignedSource<<3f00b77f1e080f1ba6f0c3762a154749>>
 * @relayHash 78d75b6a9348ddea9e3d066fc4a80fb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ee0a4e19b9fd8d3f2d98fe7a77ebdcda9b174b5156aab54c14f3b4746e27f1c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ee0a4e19b9fd8d3f2d98fe7a77ebdcda9b174b5156aab54c14f3b4746e27f1c",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
