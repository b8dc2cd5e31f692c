/**
 * @generated SignedSource<<8fc09378425df357faacbcca78fe6e71>>
 * @relayHash 221de5f85713d279ffa2cc067ceff2ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39099c0d3074d084f3334fd6aedfcbcc755b46985b1015083a0d82cfa1e47dfd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OpenRequestRouteQuery } from './OpenRequestRouteQuery.graphql';

const node: PreloadableConcreteRequest<OpenRequestRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39099c0d3074d084f3334fd6aedfcbcc755b46985b1015083a0d82cfa1e47dfd",
    "metadata": {},
    "name": "OpenRequestRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
