/**
 * @generated SignedSource<<b36e42a842119c7d2759da472a56cabd>>
 * @relayHash 94403ee219b341ef06fdda2251be919d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22b4354a1745e49329670d12477f6c92030e9324f1023372ef77b0902597cd12

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListsRouteQuery } from './WishListsRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22b4354a1745e49329670d12477f6c92030e9324f1023372ef77b0902597cd12",
    "metadata": {},
    "name": "WishListsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
