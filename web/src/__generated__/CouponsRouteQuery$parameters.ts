/**
 * @generated SignedSource<<e3439740b69f7e583868a5541fe6b371>>
 * @relayHash 3810be96f14db63ca346f857c52a18e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e46329eded71938987bdc633850696f85df11df79411c2a18110819e63b6ae44

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CouponsRouteQuery } from './CouponsRouteQuery.graphql';

const node: PreloadableConcreteRequest<CouponsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e46329eded71938987bdc633850696f85df11df79411c2a18110819e63b6ae44",
    "metadata": {},
    "name": "CouponsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
