/**
 * @generated SignedSource<<fbe2bc7d628cb536ed6a42975d111566>>
 * @relayHash 5d6d90529c0aafd59496f574637509f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 885259558cda12db4ceee14ab126580df3b4f737e6f87be2490535b7a6fce298

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "885259558cda12db4ceee14ab126580df3b4f737e6f87be2490535b7a6fce298",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
