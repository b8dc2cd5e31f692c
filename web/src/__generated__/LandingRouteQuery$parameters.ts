/**
 * @generated SignedSource<<a0154e57154910b3c40f4da75105e328>>
 * @relayHash 69ade24a20cdb31ecd41514cd23c431d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8adc5f258cd3da052bc191378b5d988d34960957813cc40860b446746b42665

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LandingRouteQuery } from './LandingRouteQuery.graphql';

const node: PreloadableConcreteRequest<LandingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8adc5f258cd3da052bc191378b5d988d34960957813cc40860b446746b42665",
    "metadata": {},
    "name": "LandingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
