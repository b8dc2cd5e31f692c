/**
 * @generated SignedSource<<2c08248fc4d08d1db67234bdcdf7499a>>
 * @relayHash 65e6957e35db50ce9da1ac33d528487d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4943a786c6a4dd0594fab649ebbff129d90a83533ca1774756837d03461be281

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WishListRouteQuery } from './WishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<WishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4943a786c6a4dd0594fab649ebbff129d90a83533ca1774756837d03461be281",
    "metadata": {},
    "name": "WishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
