/**
 * @generated SignedSource<<3b69a7c0ffa549c2ace06b27a40fc6f3>>
 * @relayHash f447dfb8541cec848307905d489a242c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 794f14d1564fd10d4966635b697ed4fe21578c993d01ea715299c469e953920a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "794f14d1564fd10d4966635b697ed4fe21578c993d01ea715299c469e953920a",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
