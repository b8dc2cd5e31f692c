/**
 * @generated SignedSource<<93e8c9cf34532944c421940746960d7b>>
 * @relayHash 73ec866f8fd6bb2fb3c296587adf80c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a3c55a7157ea4511662323db90dbcfb3db717a46735896dd82d25c2874f93ff

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditRequestRouteQuery } from './CreditRequestRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditRequestRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a3c55a7157ea4511662323db90dbcfb3db717a46735896dd82d25c2874f93ff",
    "metadata": {},
    "name": "CreditRequestRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
