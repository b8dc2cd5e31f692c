/**
 * @generated SignedSource<<ccde3c4071bfbd60e57c93ff10b0412f>>
 * @relayHash 9ea5f603b82ec6b7716ca6b772df13fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 504cf1f318a5ed29b424a4f130d9138a33d1c5c4dd2ddc3c57d692380a183477

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "504cf1f318a5ed29b424a4f130d9138a33d1c5c4dd2ddc3c57d692380a183477",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
