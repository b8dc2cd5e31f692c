/**
 * @generated SignedSource<<c3b01893b3286efa26369bec1b3bbbb7>>
 * @relayHash 640817144c4a8330c229cc468a4fb995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a7f19db9457539e353a7e0970739796df65a3d0e03b2bfb82cf5373cbbef52d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LandingRouteQuery } from './LandingRouteQuery.graphql';

const node: PreloadableConcreteRequest<LandingRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a7f19db9457539e353a7e0970739796df65a3d0e03b2bfb82cf5373cbbef52d",
    "metadata": {},
    "name": "LandingRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
