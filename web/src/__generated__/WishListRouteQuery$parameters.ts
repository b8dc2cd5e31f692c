/**
 * @generated SignedSource<<30602825617586d75d6bbf5303c983e4>>
 * @relayHash ae38ea2a050d25d58c7e37342baadfc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40dac264e33a14319fd6d6edd21fb4025cd819ea39be37b3910956af0c1228fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40dac264e33a14319fd6d6edd21fb4025cd819ea39be37b3910956af0c1228fe",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
