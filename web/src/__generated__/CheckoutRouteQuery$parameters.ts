/**
 * @generated SignedSource<<d17312f479ccfc5e819a52e5e5fe3917>>
 * @relayHash 281bf4a31ef0367b08ed637a9f027160
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2d96f5ad530843427265e16072b6d1be060b8efd9a3eaf7d4eeb55a965706e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CheckoutRouteQuery } from './CheckoutRouteQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab2d96f5ad530843427265e16072b6d1be060b8efd9a3eaf7d4eeb55a965706e",
    "metadata": {},
    "name": "CheckoutRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
