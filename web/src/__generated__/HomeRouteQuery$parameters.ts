/**
 * @generated SignedSource<<250c1026484a7633679289a8eb0d5ac1>>
 * @relayHash 85d4e11ffd7e92376d56c208d9782021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc09105925aa43b7c5076f17dc3637436f9f4ff3b898d86e8a35eaa5707f195d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeRouteQuery } from './HomeRouteQuery.graphql';

const node: PreloadableConcreteRequest<HomeRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cc09105925aa43b7c5076f17dc3637436f9f4ff3b898d86e8a35eaa5707f195d",
    "metadata": {},
    "name": "HomeRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
