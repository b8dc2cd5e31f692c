/**
 * @generated SignedSource<<3376eae0a3d6dde863d2e9e385ceb90a>>
 * @relayHash b08e0233d3aa7bd4ab4b3f94939f3bd4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acd1864d6f143174b669cf658552d2a840fb9ee2458eff4c4b5e7297418a6cb2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionsRouteQuery } from './PromotionsRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acd1864d6f143174b669cf658552d2a840fb9ee2458eff4c4b5e7297418a6cb2",
    "metadata": {},
    "name": "PromotionsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
