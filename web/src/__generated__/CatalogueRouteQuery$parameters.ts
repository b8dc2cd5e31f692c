/**
 * @generated SignedSource<<b83f4efd937444431d8f8ab5417ef515>>
 * @relayHash 7d5b23bbb1979dc96b89a1c930139f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0e9c1b48224d8c3359f17824f1d0b5e28f3d3ea1536a759bb92d51872295ff

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0e9c1b48224d8c3359f17824f1d0b5e28f3d3ea1536a759bb92d51872295ff",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
