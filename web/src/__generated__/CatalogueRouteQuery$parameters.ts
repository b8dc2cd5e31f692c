/**
 * @generated SignedSource<<10c73ac5cd599736dae5c6380111529a>>
 * @relayHash b6075de36653a93b45a430739e8919ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4038ae4904d434bf1f2d8de1d3bc9c53bfac9fd3f7ca32541c6342834273f195

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4038ae4904d434bf1f2d8de1d3bc9c53bfac9fd3f7ca32541c6342834273f195",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
