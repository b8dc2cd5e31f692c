/**
 * @generated SignedSource<<a897d8b7d13c870748d2a9e2e4036999>>
 * @relayHash 67539eaef6b569ca727b919cdcc8d475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 410e53beb2b677cc7aca061c8424a62aa9d38da32aebf23e55da47cedfa57c4e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SearchRouteQuery } from './SearchRouteQuery.graphql';

const node: PreloadableConcreteRequest<SearchRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "410e53beb2b677cc7aca061c8424a62aa9d38da32aebf23e55da47cedfa57c4e",
    "metadata": {},
    "name": "SearchRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
