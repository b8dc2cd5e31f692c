/**
 * @generated SignedSource<<1d0f04f556f836ae728c547e95fc9834>>
 * @relayHash a47aac005f0b952f433c7e3653a0f783
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b372e944c512a3417b3919279b60976d94203388f39f0e135ea858bb36d4fcd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b372e944c512a3417b3919279b60976d94203388f39f0e135ea858bb36d4fcd",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
