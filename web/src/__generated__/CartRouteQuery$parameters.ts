/**
 * @generated SignedSource<<b30e09dd352758a8ced7ff00e14f56fa>>
 * @relayHash 5334f2f3a45181ce0940687546b1e844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b1092a6c9bca768d821e5eeaab7cd28c2508ec735bfbe0e810c9baf7d358eed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b1092a6c9bca768d821e5eeaab7cd28c2508ec735bfbe0e810c9baf7d358eed",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
