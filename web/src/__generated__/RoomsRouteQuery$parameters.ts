/**
 * @generated SignedSource<<3b74992e5d8ddc44e500cf133af33137>>
 * @relayHash 74cb50cc5a6e1d5a45890b814a0eb770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9eaf8f57a6ac74249ae97ff6cb4a9c0dc9296ffbb602094d9b0962eab56b78

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RoomsRouteQuery } from './RoomsRouteQuery.graphql';

const node: PreloadableConcreteRequest<RoomsRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd9eaf8f57a6ac74249ae97ff6cb4a9c0dc9296ffbb602094d9b0962eab56b78",
    "metadata": {},
    "name": "RoomsRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
