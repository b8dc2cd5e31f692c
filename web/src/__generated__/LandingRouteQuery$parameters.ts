/**
 * @generated SignedSource<<24561c87370e5d9c774bc56c419d3df1>>
 * @relayHash 3518b8a5d2c6ba4583dfe5f98bc4ab83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 933eccd017cee1233cab95ccb68469e1145ead84329b13b6eed8223e6fa28ece

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LandingRouteQuery } from './LandingRouteQuery.graphql';

const node: PreloadableConcreteRequest<LandingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "933eccd017cee1233cab95ccb68469e1145ead84329b13b6eed8223e6fa28ece",
    "metadata": {},
    "name": "LandingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
