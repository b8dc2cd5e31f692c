/**
 * @generated SignedSource<<ce103bdf013dddff5cc9b7d84eeed4c6>>
 * @relayHash 00df03c5207aa651cc240bcb68e1d058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b264c0801f99b09c698a1480da1d0d1dda7e78f8ffda2d4f10bc74a38370683c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b264c0801f99b09c698a1480da1d0d1dda7e78f8ffda2d4f10bc74a38370683c",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
