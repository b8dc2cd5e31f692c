/**
 * @generated SignedSource<<f76b76efe13e221412a4ea1ca6e02cf3>>
 * @relayHash 5ba56dc9759fcc04ce3f44999143726e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1195e2e23ac200b0f7ba49f18160ef97c449b818099f8aaecdd3a88fb7928cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1195e2e23ac200b0f7ba49f18160ef97c449b818099f8aaecdd3a88fb7928cb",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
