/**
 * @generated SignedSource<<32b6e3a2809a4214bc4a4e996627cdc5>>
 * @relayHash c46d6822a70a1b6c67230b1ecdf62840
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 979995cc11fb8a399dd2aa0c6791320c991a8a0c3a75a5aa2d69d2cdf7f52fe8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CartRouteQuery } from './CartRouteQuery.graphql';

const node: PreloadableConcreteRequest<CartRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "979995cc11fb8a399dd2aa0c6791320c991a8a0c3a75a5aa2d69d2cdf7f52fe8",
    "metadata": {},
    "name": "CartRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
