/**
 * @generated SignedSource<<b1764f8a673ff018ccc741b81994d53f>>
 * @relayHash c60be28fb395ef7b70e9f49de62756f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5016b659207efbddb509c80e4b8f9cc1cd56a555a9bba885fc57ef139d2dcc6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BlogRouteQuery } from './BlogRouteQuery.graphql';

const node: PreloadableConcreteRequest<BlogRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5016b659207efbddb509c80e4b8f9cc1cd56a555a9bba885fc57ef139d2dcc6",
    "metadata": {},
    "name": "BlogRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
