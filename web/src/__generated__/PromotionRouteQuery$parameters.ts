/**
 * @generated SignedSource<<b4e58a01ae81e220a2f52caf26db681d>>
 * @relayHash 6efe831b7c6a2d92a215e00662fec356
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 397f8c7e112f06502622442353138adb597d64207b9e461c50bcf5b6285b7d43

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PromotionRouteQuery } from './PromotionRouteQuery.graphql';

const node: PreloadableConcreteRequest<PromotionRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "397f8c7e112f06502622442353138adb597d64207b9e461c50bcf5b6285b7d43",
    "metadata": {},
    "name": "PromotionRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
