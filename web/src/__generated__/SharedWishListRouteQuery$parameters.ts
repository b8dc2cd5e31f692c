/**
 * @generated SignedSource<<7815ea04eceb6b6d7be54687ee35c5ad>>
 * @relayHash 5d644fcd1f0b7a67279f7b2f56ad7586
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 064491b56be8ffd5096f5657cc9222a01343a2814bc6bdbc01b8be2442428c3a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "064491b56be8ffd5096f5657cc9222a01343a2814bc6bdbc01b8be2442428c3a",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
