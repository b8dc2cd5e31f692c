/**
 * @generated SignedSource<<bd5575919e1eb99aba37e1707ea1a21b>>
 * @relayHash f6c3fe37ae2e85e1691fc2f7e277bbc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4844695f169803ff7d69e5252fba3eea4b0d00198150fc760edcf140f868091f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4844695f169803ff7d69e5252fba3eea4b0d00198150fc760edcf140f868091f",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
