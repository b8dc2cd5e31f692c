/**
 * @generated SignedSource<<21edb122310ca4baa41bc7102ed72e30>>
 * @relayHash 23338486e03a39b53c53715f537cec69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66a476a5b27b070512785687001d69020ed0efd63ecadf60f2e17284fe58d5e1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "66a476a5b27b070512785687001d69020ed0efd63ecadf60f2e17284fe58d5e1",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
