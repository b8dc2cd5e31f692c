/**
 * @generated SignedSource<<6e6909c75e8f79ae7cbfe2ba9dde7f97>>
 * @relayHash 25f6c1023638340e63ba28bbf69c518b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b626d16eda94b1f54536e51c3cf44a07a6902c8ec50e18c3b4cf9a023b9e699d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b626d16eda94b1f54536e51c3cf44a07a6902c8ec50e18c3b4cf9a023b9e699d",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
