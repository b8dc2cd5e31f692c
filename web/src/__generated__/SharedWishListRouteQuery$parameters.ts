/**
 * @generated SignedSource<<d69acbf3937ddca237681ce1281ec487>>
 * @relayHash a5fe0734d0a7e0b87eb5c87d5193060f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e10a5434dbe087f5a4f012e42d8a50d1f94870f06907949807315d13b5c452af

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e10a5434dbe087f5a4f012e42d8a50d1f94870f06907949807315d13b5c452af",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
