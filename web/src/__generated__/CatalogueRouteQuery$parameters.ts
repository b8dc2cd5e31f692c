/**
 * @generated SignedSource<<9d913df10879c69b9f2ada0c72508d4e>>
 * @relayHash 90bcc5ea043b2164139cbcd8b74e2a39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 067f1949174646354f7e64e8aaae4b4b71b79e8eff083f737ceecd5f0ef31f50

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "067f1949174646354f7e64e8aaae4b4b71b79e8eff083f737ceecd5f0ef31f50",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
