/**
 * @generated SignedSource<<ec932140df56b179579d40ed928d08c8>>
 * @relayHash 0c960b225e86b7c34330670a008e5370
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 617704b14d8b0fe6b4ed0ac9c59702dca964a4c1d665ac4096cfbc191e974fcf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AccountRouteQuery } from './AccountRouteQuery.graphql';

const node: PreloadableConcreteRequest<AccountRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "617704b14d8b0fe6b4ed0ac9c59702dca964a4c1d665ac4096cfbc191e974fcf",
    "metadata": {},
    "name": "AccountRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
