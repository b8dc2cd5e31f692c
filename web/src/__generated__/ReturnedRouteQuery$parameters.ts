/**
 * @generated SignedSource<<8fbb1b3b6d7b9710f88a27fa3755a615>>
 * @relayHash 30af85810f62bc9eb0e5def2e10d484c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19814c8c67da720f096f75f864f822748bc6bd711491f1c2322d35d8b1fa161b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnedRouteQuery } from './ReturnedRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnedRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19814c8c67da720f096f75f864f822748bc6bd711491f1c2322d35d8b1fa161b",
    "metadata": {},
    "name": "ReturnedRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
