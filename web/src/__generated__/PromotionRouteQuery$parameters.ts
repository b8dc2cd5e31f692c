/**
 * @generated SignedSource<<8a80e1aa3c209732b44361842a1964e1>>
 * @relayHash 9eca96bff1e5a2c53033db9442cd7e97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70fe64e21e2344279deea391c729e0024f5d9b00a811c8b62ef10bcaa38b172f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70fe64e21e2344279deea391c729e0024f5d9b00a811c8b62ef10bcaa38b172f",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
