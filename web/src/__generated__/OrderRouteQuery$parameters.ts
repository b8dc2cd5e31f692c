/**
 * @generated SignedSource<<2101831eda7ae65e83e652773568cbca>>
 * @relayHash e9613ffae4821ede0457454b7d08237d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7d4cbc79b2d4581cce285614d8c46d058066132a0174f05aa58f0dc4ea50f3f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7d4cbc79b2d4581cce285614d8c46d058066132a0174f05aa58f0dc4ea50f3f",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
