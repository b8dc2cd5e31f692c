/**
 * @generated SignedSource<<5ff4d90a996d54b5a1299bb9d41df0e8>>
 * @relayHash 2ca480a6e8e70fbde1bdb2e60bbe03c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e25b6c5f4d4052d88cebd770ca764ff5ae0bc9ba507b1dc96e718b1e70369a36

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e25b6c5f4d4052d88cebd770ca764ff5ae0bc9ba507b1dc96e718b1e70369a36",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
