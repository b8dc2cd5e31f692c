/**
 * @generated SignedSource<<f6a15ea15b7b21417e44e30f2d664e2e>>
 * @relayHash 7d5c48ff359aaa2bdd0013504fc1f904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d3a67c599ecff71bc8e620e8b37a2520c7039dd071b5c8fd788921e46c32245

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d3a67c599ecff71bc8e620e8b37a2520c7039dd071b5c8fd788921e46c32245",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
