/**
 * @generated SignedSource<<51a386ea5a1a92ca832a7f2c56c35b89>>
 * @relayHash be05660d26b5cb55049097c5c73b2cb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08829e0f1a0b7391c6a4c0a06dcf5e2d9927964ffc41f0ecf475616407df3db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d08829e0f1a0b7391c6a4c0a06dcf5e2d9927964ffc41f0ecf475616407df3db",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
