/**
 * @generated SignedSource<<535f126c7beec33b642f56684e36f381>>
 * @relayHash 8b3c9e57a3c4b847258f7af5c298d5e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aaaee76f8abe9760724d7dfbcc64f26dc2f488b13adb31e28b657c586734468

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aaaee76f8abe9760724d7dfbcc64f26dc2f488b13adb31e28b657c586734468",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
