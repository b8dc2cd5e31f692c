/**
 * @generated SignedSource<<2bec8087f4c8096e5daf46242ef46f6a>>
 * @relayHash bcab9987387d3603b4c8144cfabf13e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cc28322fd8cabea868d9928604377cc502e761353d37ab92a9df0a52079ccf6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileRouteQuery } from './ProfileRouteQuery.graphql';

const node: PreloadableConcreteRequest<ProfileRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cc28322fd8cabea868d9928604377cc502e761353d37ab92a9df0a52079ccf6",
    "metadata": {},
    "name": "ProfileRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
