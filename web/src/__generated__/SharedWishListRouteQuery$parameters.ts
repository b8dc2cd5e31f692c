/**
 * @generated SignedSource<<ffed9259d7c8e2c7d8558f112fbe44ed>>
 * @relayHash 4f1bfbf4f3b5ba88d67f4fdd7d52483a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 903d9e2f415047aad27c4131714e53c59e433ca088141865111a4e2eb19d1a6d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "903d9e2f415047aad27c4131714e53c59e433ca088141865111a4e2eb19d1a6d",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
