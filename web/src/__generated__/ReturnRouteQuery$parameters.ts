/**
 * @generated SignedSource<<c04c39b4929a6e6cc6a84856e9de43e4>>
 * @relayHash 01e2f87114fa908ce7acd85926141beb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1f0fcc77523d7ea1dc4bb88f93a5393fbd00481d4c3b5a1a9262e344661a379

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnRouteQuery } from './ReturnRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1f0fcc77523d7ea1dc4bb88f93a5393fbd00481d4c3b5a1a9262e344661a379",
    "metadata": {},
    "name": "ReturnRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
