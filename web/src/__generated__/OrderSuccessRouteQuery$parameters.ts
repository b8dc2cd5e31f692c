/**
 * @generated SignedSource<<59652f914d4105f74998eca7afb1dc18>>
 * @relayHash cc5511deef4343c99bec7ebf127ede46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ed0371b7adf813a8bd638c6ce8fd040ae2682dd116b711211f9e5997d01f179

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ed0371b7adf813a8bd638c6ce8fd040ae2682dd116b711211f9e5997d01f179",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
