/**
 * @generated SignedSource<<89f9df56cbda0b7b08c608888f1b3f46>>
 * @relayHash f2994b233cc54df364c0d69ab890f87f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e78d64dee9c830ed0535123cb7906809f2d56998fdea53f6cae2033b2938151

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RoomRouteQuery } from './RoomRouteQuery.graphql';

const node: PreloadableConcreteRequest<RoomRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e78d64dee9c830ed0535123cb7906809f2d56998fdea53f6cae2033b2938151",
    "metadata": {},
    "name": "RoomRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
