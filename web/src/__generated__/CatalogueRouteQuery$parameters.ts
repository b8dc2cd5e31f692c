/**
 * @generated SignedSource<<9625550ce7666dabfaf8fec5fb5cd9e3>>
 * @relayHash 3d9d3f008fa59ce4ceb618cf0b280c5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45cc8e3f03b99c804244c22233ee05e5fe46ab2b9858b631587a9f20802ec887

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45cc8e3f03b99c804244c22233ee05e5fe46ab2b9858b631587a9f20802ec887",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
