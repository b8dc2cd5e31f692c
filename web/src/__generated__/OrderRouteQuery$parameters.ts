/**
 * @generated SignedSource<<f87aecdf1e976ebb8690295aa16f565f>>
 * @relayHash f390e1608a63feef8e38ca149e1f5a8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c0a5461ff28e70bf5c87b5fe7a210ac727c92d0f57f7db5fc91388a9812dc5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0c0a5461ff28e70bf5c87b5fe7a210ac727c92d0f57f7db5fc91388a9812dc5",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
