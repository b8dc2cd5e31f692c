/**
 * @generated SignedSource<<4278656c64202f2b6bbb59e43b561e9e>>
 * @relayHash 2d4b91ac4d88549ca8b0cc1bef709843
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba091bd51786587e92d185dd797b3f5a56db7dda0d492354842481af6694d196

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba091bd51786587e92d185dd797b3f5a56db7dda0d492354842481af6694d196",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
