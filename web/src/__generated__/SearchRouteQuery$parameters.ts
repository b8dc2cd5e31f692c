/**
 * @generated SignedSource<<ef15cc3e1b5c27fd0441ef75b56f2464>>
 * @relayHash 6d4ac20029e3212eb6d6b0f21a17c5b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e8fb07b6fd805825fe49894691a18a5188f9b345128f3a0e0b4f94e5e4c8e68

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e8fb07b6fd805825fe49894691a18a5188f9b345128f3a0e0b4f94e5e4c8e68",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
