/**
 * @generated SignedSource<<4519324e440b939928b38e12aa32d963>>
 * @relayHash e49da00d0cba2300dc1e01dc3eaf4882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b11f99eafda94890de165aa94c632b77e2c109f7e35d8bee2245c261198383

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95b11f99eafda94890de165aa94c632b77e2c109f7e35d8bee2245c261198383",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
