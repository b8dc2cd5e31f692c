/**
 * @generated SignedSource<<ecb3085e2662e42246d406f148095ee6>>
 * @relayHash 721ac83f1f5d261085bd3b3dc7770ea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1d06c5a629640fe895c63e67ea0c8cef8ec8806cf0468815c0f03bf0f6bf6a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c1d06c5a629640fe895c63e67ea0c8cef8ec8806cf0468815c0f03bf0f6bf6a",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
