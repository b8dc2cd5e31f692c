/**
 * @generated SignedSource<<e18b0c2ec05ce3dd5abc0c50566619f1>>
 * @relayHash d2ec089b76551aba8cfd149f8a34db5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35595bfcbf533df4eb90026a67d9559a289ca8c5d65501e4fa7d6a249ece821b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35595bfcbf533df4eb90026a67d9559a289ca8c5d65501e4fa7d6a249ece821b",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
