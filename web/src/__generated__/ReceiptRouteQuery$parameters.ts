/**
 * @generated SignedSource<<72898a1c87b6862dab95db12c151ada2>>
 * @relayHash 104d51442b3050fa07035359f2661c5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61bd7863aa139df306b11a01d53bd21a3cb8bfc5f14b13410d8d5e2f050db16e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReceiptRouteQuery } from './ReceiptRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReceiptRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61bd7863aa139df306b11a01d53bd21a3cb8bfc5f14b13410d8d5e2f050db16e",
    "metadata": {},
    "name": "ReceiptRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
