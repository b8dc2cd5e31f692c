/**
 * @generated SignedSource<<ed09fcf90802f4b51d124238c7006e12>>
 * @relayHash e776b55f50747ba8ed23247ede865f77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8474058d66118a31b7609bad1969e2e0ea9552501c69773b41d94678e24f2cef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8474058d66118a31b7609bad1969e2e0ea9552501c69773b41d94678e24f2cef",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
