/**
 * @generated SignedSource<<eef5c1a3b2738ec6b0a3fde2693a6c98>>
 * @relayHash 70f0e50d953d61cabad0a72d36ef6bbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25ab7d3f7d71a552b81357985c99e272227ffa135cffba394f5a092a5e5facf9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25ab7d3f7d71a552b81357985c99e272227ffa135cffba394f5a092a5e5facf9",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
