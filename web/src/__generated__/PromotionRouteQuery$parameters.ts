/**
 * @generated SignedSource<<1c1ad3d510eeacfe346d9b96ca540ce3>>
 * @relayHash 48f237b0eddcad4aa8dc003e6251492e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f36de37edcec2608333641019b3b0d9f674aa9a2ab2a396f3d890d205424a1bd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f36de37edcec2608333641019b3b0d9f674aa9a2ab2a396f3d890d205424a1bd",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
