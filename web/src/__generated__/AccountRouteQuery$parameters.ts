/**
 * @generated SignedSource<<fd82e500f87f328656c7f7eb6494855f>>
 * @relayHash df9b40f75ae6f60864488ab6a4283599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b145d2c648212e7d29a6f347d4df4e7d629b3c1ae2b0f3ee241ba795915abe8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b145d2c648212e7d29a6f347d4df4e7d629b3c1ae2b0f3ee241ba795915abe8",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
