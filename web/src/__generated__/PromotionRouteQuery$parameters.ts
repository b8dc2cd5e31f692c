/**
 * @generated SignedSource<<ccd291a6f199cab48f46b0f55ef6b3a7>>
 * @relayHash acfdbecb9cfc4b04e4cb0516deebfe46
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b24f72a4196448541910a71b21bf2a6ad1e36339e5d4883803721425e5d47b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63b24f72a4196448541910a71b21bf2a6ad1e36339e5d4883803721425e5d47b",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
