/**
 * @generated SignedSource<<e021eb452cd721a2b02e14941eaa0632>>
 * @relayHash 54917f1efb79173b9f8f850feb5b8321
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dcf122d2fd7cce144150df553abb191b15d4c9c592a9e0ae0ac4dc10fc54812

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderSuccessRouteQuery } from './OrderSuccessRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderSuccessRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dcf122d2fd7cce144150df553abb191b15d4c9c592a9e0ae0ac4dc10fc54812",
    "metadata": {},
    "name": "OrderSuccessRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
