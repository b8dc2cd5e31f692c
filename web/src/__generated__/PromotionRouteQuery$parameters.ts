/**
 * @generated SignedSource<<46d08d7dd846f3d12bb5067f277b4eb1>>
 * @relayHash 3354cee8863ca5bf3a645c04c81e8cdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee8aeec02fae05cdcab4fb48fb781701718a6729be5b3c340551c34711eda6a1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee8aeec02fae05cdcab4fb48fb781701718a6729be5b3c340551c34711eda6a1",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
