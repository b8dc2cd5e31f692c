/**
 * @generated SignedSource<<6d1b2ad6fdb512feddb8ca084f0c9303>>
 * @relayHash e8a7be2ba1a95ec4761360fc1c6de475
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4948a1d5a21a87c6aed5c159879bd6a0cc7dceeba3f88081dbd4ee40cac6dc47

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4948a1d5a21a87c6aed5c159879bd6a0cc7dceeba3f88081dbd4ee40cac6dc47",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
