/**
 * @generated SignedSource<<6c02868ad33cb3aee832ddab55c9cc6e>>
 * @relayHash 5a5f552a46b191fa80544f43e3323616
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5de9393d69b98b249e5bf081777e6a22ce77ad1f605a0fc42c9e3dd225845901

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedWishListRouteQuery } from './SharedWishListRouteQuery.graphql';

const node: PreloadableConcreteRequest<SharedWishListRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5de9393d69b98b249e5bf081777e6a22ce77ad1f605a0fc42c9e3dd225845901",
    "metadata": {},
    "name": "SharedWishListRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
