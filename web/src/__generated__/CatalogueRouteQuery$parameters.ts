/**
 * @generated SignedSource<<38577eacbc5a973ed188bffed285c83c>>
 * @relayHash 96a158999f53804e69b212d9bbb23788
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b29778ab8c0b95ad94a3d34ec1326be89478dd5964066f6cb3574d9c1479267a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b29778ab8c0b95ad94a3d34ec1326be89478dd5964066f6cb3574d9c1479267a",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
