/**
 * @generated SignedSource<<559ae3416e17d1a728c44a37bd93d282>>
 * @relayHash b9305d7e0e18c1a1b57e6298c7b0d318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce7f627ad4edfc50f0a41e2331da7408c7cbdd6f831f812630eabf58fa7beb8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ce7f627ad4edfc50f0a41e2331da7408c7cbdd6f831f812630eabf58fa7beb8",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
