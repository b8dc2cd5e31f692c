/**
 * @generated SignedSource<<7ca7be3456c5649df6fbf35f8ef6d186>>
 * @relayHash f43cf44384350077597064529b1b1a7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f2ea292dba8d9b24e32a9a4fe12af7658a0cddd84fca47aab6383c61e343fd5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ReturnRouteQuery } from './ReturnRouteQuery.graphql';

const node: PreloadableConcreteRequest<ReturnRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f2ea292dba8d9b24e32a9a4fe12af7658a0cddd84fca47aab6383c61e343fd5",
    "metadata": {},
    "name": "ReturnRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
