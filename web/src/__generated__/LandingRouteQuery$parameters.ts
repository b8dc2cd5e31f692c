/**
 * @generated SignedSource<<ef24df8a7d6b06e8e286a6dd6fd3a677>>
 * @relayHash a581530d51d521a39fecd4f5bc4ae2f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2fa4ac9d014926a8c7bccd4aaad5cf2a2ced3c2bea3a325f4bf5185abf21e6a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LandingRouteQuery } from './LandingRouteQuery.graphql';

const node: PreloadableConcreteRequest<LandingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2fa4ac9d014926a8c7bccd4aaad5cf2a2ced3c2bea3a325f4bf5185abf21e6a",
    "metadata": {},
    "name": "LandingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
