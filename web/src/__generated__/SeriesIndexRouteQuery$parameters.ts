/**
 * @generated SignedSource<<6356249c625f014811fdf17c3a66fd3e>>
 * @relayHash c63a0ef13ef0edda5ace05e712c4bd88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504e7377d4b983187cc7b90c3d123f65918c9ae37b9f88d02b3a0a88463c7d33

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SeriesIndexRouteQuery } from './SeriesIndexRouteQuery.graphql';

const node: PreloadableConcreteRequest<SeriesIndexRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504e7377d4b983187cc7b90c3d123f65918c9ae37b9f88d02b3a0a88463c7d33",
    "metadata": {},
    "name": "SeriesIndexRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
