/**
 * @generated SignedSource<<c474154b698876356812bdeaf0ccea11>>
 * @relayHash b81054bffdb562267cdfaf0929512753
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2969d02566f05a60f5f885cda0bb09fc6a5a671955e7a47845f8a1f17d1f5690

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2969d02566f05a60f5f885cda0bb09fc6a5a671955e7a47845f8a1f17d1f5690",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
