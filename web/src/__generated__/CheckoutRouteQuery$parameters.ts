/**
 * @generated SignedSource<<9772b325378f5dedfed63b8e5bda6cae>>
 * @relayHash eaf02a80e6bf2cd2822ba9f20173784c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a527d2dd4d1f92ced977e100c5fb081622d2a310ecb831d5372b340a0a1d0905

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a527d2dd4d1f92ced977e100c5fb081622d2a310ecb831d5372b340a0a1d0905",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
