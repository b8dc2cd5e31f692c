/**
 * @generated SignedSource<<33049e6fb7a6a62beff79d5a39c63233>>
 * @relayHash 056c1f14af7d0a83a146e48093e15de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5075c5cdfb82d20652a51e464aca1949564ce222c04a8b6803cae0e4a0d6b52f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5075c5cdfb82d20652a51e464aca1949564ce222c04a8b6803cae0e4a0d6b52f",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
