/**
 * @generated SignedSource<<e367dfc20bc3eb88008d20a40e2ab001>>
 * @relayHash bd429114576fe57f25d0c261825905dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68d6e247ea27d0fe8133ea6d44000830741496ff727d0b01dc369317896c80c2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OpenRequestRouteQuery } from './OpenRequestRouteQuery.graphql';

const node: PreloadableConcreteRequest<OpenRequestRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68d6e247ea27d0fe8133ea6d44000830741496ff727d0b01dc369317896c80c2",
    "metadata": {},
    "name": "OpenRequestRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
