/**
 * @generated SignedSource<<f05098ce109e74cf9d31d30a05e2903b>>
 * @relayHash 499158b2e258dd16bcfa4daaeb895405
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35d2441728f78fa83bcab9c2e1f964abda8bc38c4f6e453da54d3361e155ac91

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35d2441728f78fa83bcab9c2e1f964abda8bc38c4f6e453da54d3361e155ac91",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
