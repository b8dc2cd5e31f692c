/**
 * @generated SignedSource<<528432af6db87f3aa55786fbb1586de8>>
 * @relayHash f71009582cdb76c296e7ae8b4eef94d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d907708c3ddcef4c5cd8cfb8cc6de16a27fd8b56eb1e72a62f542c2168003011

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d907708c3ddcef4c5cd8cfb8cc6de16a27fd8b56eb1e72a62f542c2168003011",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
