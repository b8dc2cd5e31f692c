/**
 * @generated SignedSource<<9fdeacb9cfd4bb5d28deccf35d8a30d8>>
 * @relayHash dba63691c2f65d1e03bfbd77a8e5a3bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d50ff151ec99b6713cb219d85f537d0c103f7a921d00ab1f598bf750437f2c63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d50ff151ec99b6713cb219d85f537d0c103f7a921d00ab1f598bf750437f2c63",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
