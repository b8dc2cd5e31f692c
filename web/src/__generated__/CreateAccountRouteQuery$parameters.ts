/**
 * @generated SignedSource<<436f20d73b228a2a73f2f78124eb9b6d>>
 * @relayHash 93270bba914cecc8664f01549904452f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93dd198b1d8f231980218aab452b26b17db86a0c3a3e4f2539511877a337d8db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreateAccountRouteQuery } from './CreateAccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreateAccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93dd198b1d8f231980218aab452b26b17db86a0c3a3e4f2539511877a337d8db",
    "metadata": {},
    "name": "CreateAccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
