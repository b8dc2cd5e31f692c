/**
 * @generated SignedSource<<3ec8796abd963d3d0f9e7d9dc1764218>>
 * @relayHash f36ddfb719219114092a7435f48f1a6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0d9bc2a09226ed43fc3ae611d4be8bcc24540cd3ef26a36efa1b2d8dc53eee8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { MoreDiscountsRouteQuery } from './MoreDiscountsRouteQuery.graphql';

const node: PreloadableConcreteRequest<MoreDiscountsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0d9bc2a09226ed43fc3ae611d4be8bcc24540cd3ef26a36efa1b2d8dc53eee8",
    "metadata": {},
    "name": "MoreDiscountsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
